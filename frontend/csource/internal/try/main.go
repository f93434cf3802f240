package main
import ("fmt";"os";"context";"strings";"testing/fstest";"github.com/mayrun-dev/mayrun/frontend/csource")
func main(){ b,_:=os.ReadFile(os.Args[1])
 for i,c:=range strings.Split(string(b),"\n---\n"){
  for _, m := range []csource.DataModel{csource.LP64,csource.ILP32} {
  _,err:=csource.Load(context.Background(),[]string{"t.c"},csource.Options{DataModel:m,FS:fstest.MapFS{"t.c":&fstest.MapFile{Data:[]byte(c)}}})
  if err!=nil{ e:=strings.Split(err.Error(),"\n"); if len(e)>3{e=e[:3]}; first:=strings.SplitN(strings.TrimSpace(c),"\n",2)[0]; fmt.Printf("%d FAIL [%s] %v\n   %s\n",i,m,first,strings.Join(e,"\n   "))}}
 }}

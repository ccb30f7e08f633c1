// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.chatUrl === undefined) && (missing0 = "chatUrl")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.chatUrl !== undefined){
let data0 = data.chatUrl;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return no(validate0,instancePath+"/chatUrl","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/chatUrl","minLength");
}
}
}
else {
return no(validate0,instancePath+"/chatUrl","type");
}
}
}
}
}
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

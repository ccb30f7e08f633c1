// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.publicKey === undefined) && (missing0 = "publicKey")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.publicKey !== undefined){
let data0 = data.publicKey;
{
if(typeof data0 === "string"){
if(data0.length > 8192){
return no(validate0,instancePath+"/publicKey","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/publicKey","minLength");
}
}
}
else {
return no(validate0,instancePath+"/publicKey","type");
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

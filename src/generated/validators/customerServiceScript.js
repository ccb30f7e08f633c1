// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scripts !== undefined){
let data0 = data.scripts;
{
if(typeof data0 === "string"){
if(data0.length > 1000000){
return no(validate0,instancePath+"/scripts","maxLength");
}
}
else {
return no(validate0,instancePath+"/scripts","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.until !== undefined){
let data0 = data.until;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")){
return no(validate0,instancePath+"/until","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate0,instancePath+"/until","maxLength");
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

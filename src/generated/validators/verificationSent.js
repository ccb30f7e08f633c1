// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expirationTime !== undefined){
let data0 = data.expirationTime;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")){
return no(validate0,instancePath+"/expirationTime","type");
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return no(validate0,instancePath+"/expirationTime","minimum");
}
}
{
if(typeof data0 === "string"){
if(data0.length > 16){
return no(validate0,instancePath+"/expirationTime","maxLength");
}
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

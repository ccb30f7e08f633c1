// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^\\d{0,9}$", "u");
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unReadCount !== undefined){
let data0 = data.unReadCount;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
return no(validate0,instancePath+"/unReadCount","type");
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return no(validate0,instancePath+"/unReadCount","minimum");
}
}
{
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
return no(validate0,instancePath+"/unReadCount","pattern");
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

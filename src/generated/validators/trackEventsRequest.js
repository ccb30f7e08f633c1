// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.events !== undefined){
let data0 = data.events;
{
if(typeof data0 === "string"){
if(data0.length > 1000000){
return no(validate0,instancePath+"/events","maxLength");
}
}
else {
return no(validate0,instancePath+"/events","type");
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

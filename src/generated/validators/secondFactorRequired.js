// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
if(typeof data.email !== "boolean"){
return no(validate0,instancePath+"/email","type");
}
}
{
if(data.ga !== undefined){
if(typeof data.ga !== "boolean"){
return no(validate0,instancePath+"/ga","type");
}
}
{
if(data.sms !== undefined){
if(typeof data.sms !== "boolean"){
return no(validate0,instancePath+"/sms","type");
}
}
{
if(data.payeeName !== undefined){
if(typeof data.payeeName !== "boolean"){
return no(validate0,instancePath+"/payeeName","type");
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

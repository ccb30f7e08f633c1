// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.registrationToken === undefined) && (missing0 = "registrationToken")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.registrationToken !== undefined){
let data0 = data.registrationToken;
{
if(typeof data0 === "string"){
if(data0.length > 8192){
return no(validate0,instancePath+"/registrationToken","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/registrationToken","minLength");
}
}
}
else {
return no(validate0,instancePath+"/registrationToken","type");
}
}
}
{
if(data.topic !== undefined){
let data1 = data.topic;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/topic","maxLength");
}
}
else {
return no(validate0,instancePath+"/topic","type");
}
}
}
{
if(data.unsubscribeAll !== undefined){
if(typeof data.unsubscribeAll !== "boolean"){
return no(validate0,instancePath+"/unsubscribeAll","type");
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

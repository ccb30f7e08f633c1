// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.newPassword === undefined) && (missing0 = "newPassword")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.oldPassword !== undefined){
let data0 = data.oldPassword;
{
if(typeof data0 === "string"){
if(data0.length > 1000){
return no(validate0,instancePath+"/oldPassword","maxLength");
}
}
else {
return no(validate0,instancePath+"/oldPassword","type");
}
}
}
{
if(data.newPassword !== undefined){
let data1 = data.newPassword;
{
if(typeof data1 === "string"){
if(data1.length > 1000){
return no(validate0,instancePath+"/newPassword","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/newPassword","minLength");
}
}
}
else {
return no(validate0,instancePath+"/newPassword","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
return no(validate0,instancePath+"/success","type");
}
}
{
if(data.message !== undefined){
let data1 = data.message;
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate0,instancePath+"/message","maxLength");
}
}
else {
return no(validate0,instancePath+"/message","type");
}
}
}
{
if(data.errorCode !== undefined){
let data2 = data.errorCode;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/errorCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/errorCode","type");
}
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

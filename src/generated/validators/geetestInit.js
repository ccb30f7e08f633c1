// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate10(data, instancePath=""){
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
return no(validate10,instancePath,"enum");
}
validate10.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.gt === undefined) && (missing0 = "gt")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.gt !== undefined){
let data0 = data.gt;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/gt","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/gt","minLength");
}
}
}
else {
return no(validate0,instancePath+"/gt","type");
}
}
}
{
if(data.challenge !== undefined){
let data1 = data.challenge;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate0,instancePath+"/challenge","maxLength");
}
}
else {
return no(validate0,instancePath+"/challenge","type");
}
}
}
{
if(data.newCaptcha !== undefined){
if(!(validate10(data.newCaptcha, instancePath+"/newCaptcha"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.success !== undefined){
if(!(validate10(data.success, instancePath+"/success"))){
validate0.errors = validate10.errors;
return false;
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

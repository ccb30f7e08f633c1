// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resourceType === undefined) && (missing0 = "resourceType")) || ((data.url === undefined) && (missing0 = "url"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.resourceType !== undefined){
let data0 = data.resourceType;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate0,instancePath+"/resourceType","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/resourceType","minLength");
}
}
}
else {
return no(validate0,instancePath+"/resourceType","type");
}
}
}
{
if(data.url !== undefined){
let data1 = data.url;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate0,instancePath+"/url","maxLength");
}
}
else {
return no(validate0,instancePath+"/url","type");
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

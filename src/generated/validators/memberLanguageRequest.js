// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.language === undefined) && (missing0 = "language")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.language !== undefined){
let data0 = data.language;
{
if(typeof data0 === "string"){
if(data0.length > 16){
return no(validate0,instancePath+"/language","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/language","minLength");
}
}
}
else {
return no(validate0,instancePath+"/language","type");
}
}
}
{
if(data.merchantCode !== undefined){
let data1 = data.merchantCode;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate0,instancePath+"/merchantCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/merchantCode","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "category")) || (key0 === "limit"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("promotions" !== data.type){
return no(validate0,instancePath+"/type","const");
}
}
{
if(data.category !== undefined){
let data1 = data.category;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/category","maxLength");
}
}
else {
return no(validate0,instancePath+"/category","type");
}
}
}
{
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return no(validate0,instancePath+"/limit","type");
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
return no(validate0,instancePath+"/limit","maximum");
}
else {
if(data2 < 1 || isNaN(data2)){
return no(validate0,instancePath+"/limit","minimum");
}
}
}
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

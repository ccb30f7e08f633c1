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
if(!(((key0 === "type") || (key0 === "group")) || (key0 === "interval"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("bannerCarousel" !== data.type){
return no(validate0,instancePath+"/type","const");
}
}
{
if(data.group !== undefined){
let data1 = data.group;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate0,instancePath+"/group","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/group","minLength");
}
}
}
else {
return no(validate0,instancePath+"/group","type");
}
}
}
{
if(data.interval !== undefined){
let data2 = data.interval;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return no(validate0,instancePath+"/interval","type");
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600000 || isNaN(data2)){
return no(validate0,instancePath+"/interval","maximum");
}
else {
if(data2 < 0 || isNaN(data2)){
return no(validate0,instancePath+"/interval","minimum");
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

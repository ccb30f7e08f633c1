// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/title","maxLength");
}
}
else {
return no(validate0,instancePath+"/title","type");
}
}
}
{
if(data.icons !== undefined){
let data1 = data.icons;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
{
if(typeof data2 === "string"){
if(data2.length > 100000){
return no(validate0,instancePath+"/icons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"maxLength");
}
}
else {
return no(validate0,instancePath+"/icons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
}
}
else {
return no(validate0,instancePath+"/icons","type");
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

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
if(!((key0 === "type") || (key0 === "items"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("quickActions" !== data.type){
return no(validate0,instancePath+"/type","const");
}
}
{
if(data.items !== undefined){
let data1 = data.items;
{
if(Array.isArray(data1)){
if(data1.length > 12){
return no(validate0,instancePath+"/items","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((((data2 === "deposit") || (data2 === "withdraw")) || (data2 === "rewards")) || (data2 === "invite")) || (data2 === "service")) || (data2 === "download"))){
return no(validate0,instancePath+"/items/" + i0,"enum");
}
}
}
}
else {
return no(validate0,instancePath+"/items","type");
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

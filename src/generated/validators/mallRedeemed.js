// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate0,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.points !== undefined){
let data1 = data.points;
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return no(validate0,instancePath+"/points","minimum");
}
}
else {
return no(validate0,instancePath+"/points","type");
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

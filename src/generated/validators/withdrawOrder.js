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
else {
if(data0.length < 1){
return no(validate0,instancePath+"/id","minLength");
}
}
}
}
}
{
if(data.status !== undefined){
let data1 = data.status;
{
if(typeof data1 === "string"){
if(data1.length > 32){
return no(validate0,instancePath+"/status","maxLength");
}
}
else {
return no(validate0,instancePath+"/status","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.itemId === undefined) && (missing0 = "itemId")) || ((data.requestId === undefined) && (missing0 = "requestId"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.itemId !== undefined){
let data0 = data.itemId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate0,instancePath+"/itemId","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/itemId","maxLength");
}
}
}
}
{
if(data.requestId !== undefined){
let data1 = data.requestId;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate0,instancePath+"/requestId","maxLength");
}
else {
if(data1.length < 8){
return no(validate0,instancePath+"/requestId","minLength");
}
}
}
else {
return no(validate0,instancePath+"/requestId","type");
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

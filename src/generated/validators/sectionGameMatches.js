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
if(!((key0 === "type") || (key0 === "limit"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("gameMatches" !== data.type){
return no(validate0,instancePath+"/type","const");
}
}
{
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return no(validate0,instancePath+"/limit","type");
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
return no(validate0,instancePath+"/limit","maximum");
}
else {
if(data1 < 1 || isNaN(data1)){
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
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

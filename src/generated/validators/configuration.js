// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.version === undefined) && (missing0 = "version")) || ((data.files === undefined) && (missing0 = "files"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.version !== undefined){
let data0 = data.version;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/version","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/version","minLength");
}
}
}
else {
return no(validate0,instancePath+"/version","type");
}
}
}
{
if(data.files !== undefined){
let data1 = data.files;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 100){
return no(validate0,instancePath+"/files","maxProperties");
}
else {
for(const key0 in data1){
let data2 = data1[key0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return no(validate0,instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
}
}
else {
return no(validate0,instancePath+"/files","type");
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

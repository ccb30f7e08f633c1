// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.version === undefined) && (missing0 = "version")) || ((data.requestId === undefined) && (missing0 = "requestId"))) || ((data.patches === undefined) && (missing0 = "patches"))){
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
if(data.requestId !== undefined){
let data1 = data.requestId;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/requestId","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/requestId","minLength");
}
}
}
else {
return no(validate0,instancePath+"/requestId","type");
}
}
}
{
if(data.patches !== undefined){
let data2 = data.patches;
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
return no(validate0,instancePath+"/patches","maxProperties");
}
else {
if(Object.keys(data2).length < 1){
return no(validate0,instancePath+"/patches","minProperties");
}
else {
for(const key0 in data2){
let data3 = data2[key0];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return no(validate0,instancePath+"/patches/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/patches","type");
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

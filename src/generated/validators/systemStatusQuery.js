// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.device !== undefined){
let data0 = data.device;
{
if(typeof data0 === "string"){
if(data0.length > 32){
return no(validate0,instancePath+"/device","maxLength");
}
}
else {
return no(validate0,instancePath+"/device","type");
}
}
}
{
if(data.track !== undefined){
let data1 = data.track;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate0,instancePath+"/track","maxLength");
}
}
else {
return no(validate0,instancePath+"/track","type");
}
}
}
{
if(data.originalDomain !== undefined){
let data2 = data.originalDomain;
{
if(typeof data2 === "string"){
if(data2.length > 253){
return no(validate0,instancePath+"/originalDomain","maxLength");
}
}
else {
return no(validate0,instancePath+"/originalDomain","type");
}
}
}
{
if(data.url !== undefined){
let data3 = data.url;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate0,instancePath+"/url","maxLength");
}
}
else {
return no(validate0,instancePath+"/url","type");
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

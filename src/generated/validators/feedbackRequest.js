// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.content === undefined) && (missing0 = "content"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate0,instancePath+"/title","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/title","minLength");
}
}
}
else {
return no(validate0,instancePath+"/title","type");
}
}
}
{
if(data.content !== undefined){
let data1 = data.content;
{
if(typeof data1 === "string"){
if(data1.length > 20000){
return no(validate0,instancePath+"/content","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/content","minLength");
}
}
}
else {
return no(validate0,instancePath+"/content","type");
}
}
}
{
if(data.contact !== undefined){
let data2 = data.contact;
{
if(typeof data2 === "string"){
if(data2.length > 500){
return no(validate0,instancePath+"/contact","maxLength");
}
}
else {
return no(validate0,instancePath+"/contact","type");
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

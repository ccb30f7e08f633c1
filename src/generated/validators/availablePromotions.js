// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate1,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 1000000){
return no(validate1,instancePath+"/description","maxLength");
}
}
else {
return no(validate1,instancePath+"/description","type");
}
}
}
{
if(data.claimable !== undefined){
if(typeof data.claimable !== "boolean"){
return no(validate1,instancePath+"/claimable","type");
}
}
}
}
}
}
}
else {
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(Array.isArray(data)){
if(data.length > 1000){
return no(validate0,instancePath,"maxItems");
}
else {
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data[i0], instancePath+"/" + i0))){
validate0.errors = validate1.errors;
return false;
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

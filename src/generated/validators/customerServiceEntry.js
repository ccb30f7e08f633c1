// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/title","maxLength");
}
}
else {
return no(validate0,instancePath+"/title","type");
}
}
}
{
if(data.csType !== undefined){
let data1 = data.csType;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate0,instancePath+"/csType","maxLength");
}
}
else {
return no(validate0,instancePath+"/csType","type");
}
}
}
{
if(data.csPosition !== undefined){
let data2 = data.csPosition;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
return no(validate0,instancePath+"/csPosition","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate0,instancePath+"/csPosition","maxLength");
}
}
}
}
{
if(data.path !== undefined){
let data3 = data.path;
{
if(typeof data3 === "string"){
if(data3.length > 8192){
return no(validate0,instancePath+"/path","maxLength");
}
else {
if(data3.length < 1){
return no(validate0,instancePath+"/path","minLength");
}
}
}
else {
return no(validate0,instancePath+"/path","type");
}
}
}
{
if(data.labelIds !== undefined){
let data4 = data.labelIds;
{
if(Array.isArray(data4)){
if(data4.length > 200){
return no(validate0,instancePath+"/labelIds","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return no(validate0,instancePath+"/labelIds/" + i0,"type");
}
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate0,instancePath+"/labelIds/" + i0,"maxLength");
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/labelIds","type");
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

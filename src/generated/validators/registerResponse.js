// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.customerId !== undefined){
let data1 = data.customerId;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
return no(validate0,instancePath+"/customerId","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/customerId","maxLength");
}
}
}
}
{
if(data.token !== undefined){
let data2 = data.token;
{
if(typeof data2 === "string"){
if(data2.length > 8192){
return no(validate0,instancePath+"/token","maxLength");
}
}
else {
return no(validate0,instancePath+"/token","type");
}
}
}
{
if(data.userName !== undefined){
let data3 = data.userName;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate0,instancePath+"/userName","maxLength");
}
}
else {
return no(validate0,instancePath+"/userName","type");
}
}
}
{
if(data.customerName !== undefined){
let data4 = data.customerName;
{
if(typeof data4 === "string"){
if(data4.length > 200){
return no(validate0,instancePath+"/customerName","maxLength");
}
}
else {
return no(validate0,instancePath+"/customerName","type");
}
}
}
{
if(data.firstTimeLogin !== undefined){
if(typeof data.firstTimeLogin !== "boolean"){
return no(validate0,instancePath+"/firstTimeLogin","type");
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

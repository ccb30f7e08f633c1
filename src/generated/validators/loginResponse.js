// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.token !== undefined){
let data0 = data.token;
{
if(typeof data0 === "string"){
if(data0.length > 8192){
return no(validate0,instancePath+"/token","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/token","minLength");
}
}
}
else {
return no(validate0,instancePath+"/token","type");
}
}
}
{
if(data.id !== undefined){
let data1 = data.id;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
return no(validate0,instancePath+"/id","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.userName !== undefined){
let data2 = data.userName;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/userName","maxLength");
}
}
else {
return no(validate0,instancePath+"/userName","type");
}
}
}
{
if(data.customerType !== undefined){
let data3 = data.customerType;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return no(validate0,instancePath+"/customerType","type");
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
return no(validate0,instancePath+"/customerType","maximum");
}
else {
if(data3 < -1 || isNaN(data3)){
return no(validate0,instancePath+"/customerType","minimum");
}
}
}
}
}
{
if(data.firstTimeLogin !== undefined){
if(typeof data.firstTimeLogin !== "boolean"){
return no(validate0,instancePath+"/firstTimeLogin","type");
}
}
{
if(data.passwordExpired !== undefined){
if(typeof data.passwordExpired !== "boolean"){
return no(validate0,instancePath+"/passwordExpired","type");
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

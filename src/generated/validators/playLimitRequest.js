// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.period === undefined) && (missing0 = "period")) || ((data.requestId === undefined) && (missing0 = "requestId"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.period !== undefined){
let data0 = data.period;
if(!(((data0 === "day") || (data0 === "week")) || (data0 === "month"))){
return no(validate0,instancePath+"/period","enum");
}
{
if(typeof data0 === "string"){
if(data0.length > 16){
return no(validate0,instancePath+"/period","maxLength");
}
}
else {
return no(validate0,instancePath+"/period","type");
}
}
}
{
if(data.amount !== undefined){
let data1 = data.amount;
{
if(typeof data1 === "string"){
if(data1.length > 40){
return no(validate0,instancePath+"/amount","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/amount","minLength");
}
}
}
else {
return no(validate0,instancePath+"/amount","type");
}
}
}
{
if(data.currency !== undefined){
let data2 = data.currency;
{
if(typeof data2 === "string"){
if(data2.length > 16){
return no(validate0,instancePath+"/currency","maxLength");
}
}
else {
return no(validate0,instancePath+"/currency","type");
}
}
}
{
if(data.requestId !== undefined){
let data3 = data.requestId;
{
if(typeof data3 === "string"){
if(data3.length > 64){
return no(validate0,instancePath+"/requestId","maxLength");
}
else {
if(data3.length < 8){
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
}
}
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

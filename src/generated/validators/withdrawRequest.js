// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^\\d{1,18}(\\.\\d{1,8})?$", "u");
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.accountId === undefined) && (missing0 = "accountId")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.requestId === undefined) && (missing0 = "requestId"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.accountId !== undefined){
let data0 = data.accountId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate0,instancePath+"/accountId","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/accountId","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/accountId","minLength");
}
}
}
}
}
{
if(data.amount !== undefined){
let data1 = data.amount;
{
if(typeof data1 === "string"){
if(data1.length > 32){
return no(validate0,instancePath+"/amount","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/amount","minLength");
}
else {
if(!pattern0.test(data1)){
return no(validate0,instancePath+"/amount","pattern");
}
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

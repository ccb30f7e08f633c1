// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^[0-9A-Z]+$", "u");
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.bankName === undefined) && (missing0 = "bankName")) || ((data.accountNo === undefined) && (missing0 = "accountNo"))) || ((data.accountName === undefined) && (missing0 = "accountName"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.bankCode !== undefined){
let data0 = data.bankCode;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate0,instancePath+"/bankCode","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/bankCode","minLength");
}
}
}
else {
return no(validate0,instancePath+"/bankCode","type");
}
}
}
{
if(data.bankName !== undefined){
let data1 = data.bankName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/bankName","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/bankName","minLength");
}
}
}
else {
return no(validate0,instancePath+"/bankName","type");
}
}
}
{
if(data.accountNo !== undefined){
let data2 = data.accountNo;
{
if(typeof data2 === "string"){
if(data2.length > 34){
return no(validate0,instancePath+"/accountNo","maxLength");
}
else {
if(data2.length < 4){
return no(validate0,instancePath+"/accountNo","minLength");
}
else {
if(!pattern0.test(data2)){
return no(validate0,instancePath+"/accountNo","pattern");
}
}
}
}
else {
return no(validate0,instancePath+"/accountNo","type");
}
}
}
{
if(data.accountName !== undefined){
let data3 = data.accountName;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate0,instancePath+"/accountName","maxLength");
}
else {
if(data3.length < 1){
return no(validate0,instancePath+"/accountName","minLength");
}
}
}
else {
return no(validate0,instancePath+"/accountName","type");
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

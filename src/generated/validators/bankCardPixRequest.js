// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.keyType === undefined) && (missing0 = "keyType")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.accountName === undefined) && (missing0 = "accountName"))){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.keyType !== undefined){
let data0 = data.keyType;
if(!(((((data0 === "CPF") || (data0 === "CNPJ")) || (data0 === "EMAIL")) || (data0 === "PHONE")) || (data0 === "EVP"))){
return no(validate0,instancePath+"/keyType","enum");
}
{
if(typeof data0 === "string"){
if(data0.length > 8){
return no(validate0,instancePath+"/keyType","maxLength");
}
}
else {
return no(validate0,instancePath+"/keyType","type");
}
}
}
{
if(data.key !== undefined){
let data1 = data.key;
{
if(typeof data1 === "string"){
if(data1.length > 77){
return no(validate0,instancePath+"/key","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/key","minLength");
}
}
}
else {
return no(validate0,instancePath+"/key","type");
}
}
}
{
if(data.accountName !== undefined){
let data2 = data.accountName;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/accountName","maxLength");
}
else {
if(data2.length < 1){
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
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

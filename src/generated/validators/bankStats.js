// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^\\d{0,9}$", "u");
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bankCode !== undefined){
let data0 = data.bankCode;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate1,instancePath+"/bankCode","maxLength");
}
}
else {
return no(validate1,instancePath+"/bankCode","type");
}
}
}
{
if(data.bankName !== undefined){
let data1 = data.bankName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate1,instancePath+"/bankName","maxLength");
}
}
else {
return no(validate1,instancePath+"/bankName","type");
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count !== undefined){
let data0 = data.count;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
return no(validate0,instancePath+"/count","type");
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return no(validate0,instancePath+"/count","minimum");
}
}
{
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
return no(validate0,instancePath+"/count","pattern");
}
}
}
}
}
{
if(data.banks !== undefined){
let data1 = data.banks;
{
if(Array.isArray(data1)){
if(data1.length > 500){
return no(validate0,instancePath+"/banks","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], instancePath+"/banks/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/banks","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^\\d{0,9}$", "u");
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.referralCode !== undefined){
let data0 = data.referralCode;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/referralCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/referralCode","type");
}
}
}
{
if(data.affiliateCode !== undefined){
let data1 = data.affiliateCode;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/affiliateCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/affiliateCode","type");
}
}
}
{
if(data.link !== undefined){
let data2 = data.link;
{
if(typeof data2 === "string"){
if(data2.length > 4096){
return no(validate0,instancePath+"/link","maxLength");
}
}
else {
return no(validate0,instancePath+"/link","type");
}
}
}
{
if(data.invited !== undefined){
let data3 = data.invited;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (typeof data3 !== "string")){
return no(validate0,instancePath+"/invited","type");
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return no(validate0,instancePath+"/invited","minimum");
}
}
{
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
return no(validate0,instancePath+"/invited","pattern");
}
}
}
}
}
{
if(data.earned !== undefined){
let data4 = data.earned;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){
return no(validate0,instancePath+"/earned","type");
}
{
if(typeof data4 === "string"){
if(data4.length > 40){
return no(validate0,instancePath+"/earned","maxLength");
}
}
}
}
{
if(data.terms !== undefined){
let data5 = data.terms;
{
if(typeof data5 === "string"){
if(data5.length > 2000){
return no(validate0,instancePath+"/terms","maxLength");
}
}
else {
return no(validate0,instancePath+"/terms","type");
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

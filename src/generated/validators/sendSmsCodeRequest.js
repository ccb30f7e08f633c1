// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mobileNum === undefined) && (missing0 = "mobileNum")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.countryDialingCode !== undefined){
let data0 = data.countryDialingCode;
{
if(typeof data0 === "string"){
if(data0.length > 16){
return no(validate0,instancePath+"/countryDialingCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/countryDialingCode","type");
}
}
}
{
if(data.mobileNum !== undefined){
let data1 = data.mobileNum;
{
if(typeof data1 === "string"){
if(data1.length > 32){
return no(validate0,instancePath+"/mobileNum","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/mobileNum","minLength");
}
}
}
else {
return no(validate0,instancePath+"/mobileNum","type");
}
}
}
{
if(data.geetestChallenge !== undefined){
let data2 = data.geetestChallenge;
{
if(typeof data2 === "string"){
if(data2.length > 4096){
return no(validate0,instancePath+"/geetestChallenge","maxLength");
}
}
else {
return no(validate0,instancePath+"/geetestChallenge","type");
}
}
}
{
if(data.geetestSeccode !== undefined){
let data3 = data.geetestSeccode;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate0,instancePath+"/geetestSeccode","maxLength");
}
}
else {
return no(validate0,instancePath+"/geetestSeccode","type");
}
}
}
{
if(data.geetestValidateV4 !== undefined){
let data4 = data.geetestValidateV4;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
return no(validate0,instancePath+"/geetestValidateV4","type");
}
{
if(typeof data4 === "string"){
if(data4.length > 16384){
return no(validate0,instancePath+"/geetestValidateV4","maxLength");
}
}
}
}
{
if(data.captcha !== undefined){
let data5 = data.captcha;
{
if(typeof data5 === "string"){
if(data5.length > 64){
return no(validate0,instancePath+"/captcha","maxLength");
}
}
else {
return no(validate0,instancePath+"/captcha","type");
}
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.newPassword === undefined) && (missing0 = "newPassword")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.oldPassword !== undefined){
let data0 = data.oldPassword;
{
if(typeof data0 === "string"){
if(data0.length > 1000){
return no(validate0,instancePath+"/oldPassword","maxLength");
}
}
else {
return no(validate0,instancePath+"/oldPassword","type");
}
}
}
{
if(data.newPassword !== undefined){
let data1 = data.newPassword;
{
if(typeof data1 === "string"){
if(data1.length > 1000){
return no(validate0,instancePath+"/newPassword","maxLength");
}
else {
if(data1.length < 1){
return no(validate0,instancePath+"/newPassword","minLength");
}
}
}
else {
return no(validate0,instancePath+"/newPassword","type");
}
}
}
{
if(data.username !== undefined){
let data2 = data.username;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/username","maxLength");
}
}
else {
return no(validate0,instancePath+"/username","type");
}
}
}
{
if(data.mobileNum !== undefined){
let data3 = data.mobileNum;
{
if(typeof data3 === "string"){
if(data3.length > 32){
return no(validate0,instancePath+"/mobileNum","maxLength");
}
}
else {
return no(validate0,instancePath+"/mobileNum","type");
}
}
}
{
if(data.countryDialingCode !== undefined){
let data4 = data.countryDialingCode;
{
if(typeof data4 === "string"){
if(data4.length > 16){
return no(validate0,instancePath+"/countryDialingCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/countryDialingCode","type");
}
}
}
{
if(data.email !== undefined){
let data5 = data.email;
{
if(typeof data5 === "string"){
if(data5.length > 320){
return no(validate0,instancePath+"/email","maxLength");
}
}
else {
return no(validate0,instancePath+"/email","type");
}
}
}
{
if(data.verificationCode !== undefined){
let data6 = data.verificationCode;
{
if(typeof data6 === "string"){
if(data6.length > 32){
return no(validate0,instancePath+"/verificationCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/verificationCode","type");
}
}
}
{
if(data.firebaseIdToken !== undefined){
let data7 = data.firebaseIdToken;
{
if(typeof data7 === "string"){
if(data7.length > 16384){
return no(validate0,instancePath+"/firebaseIdToken","maxLength");
}
}
else {
return no(validate0,instancePath+"/firebaseIdToken","type");
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
}
}
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

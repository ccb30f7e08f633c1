// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.username !== undefined){
let data0 = data.username;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/username","maxLength");
}
}
else {
return no(validate0,instancePath+"/username","type");
}
}
}
{
if(data.password !== undefined){
let data1 = data.password;
{
if(typeof data1 === "string"){
if(data1.length > 1000){
return no(validate0,instancePath+"/password","maxLength");
}
}
else {
return no(validate0,instancePath+"/password","type");
}
}
}
{
if(data.method !== undefined){
let data2 = data.method;
if(!((((data2 === "E") || (data2 === "P")) || (data2 === "G")) || (data2 === "S"))){
return no(validate0,instancePath+"/method","enum");
}
}
{
if(data.email !== undefined){
let data3 = data.email;
{
if(typeof data3 === "string"){
if(data3.length > 320){
return no(validate0,instancePath+"/email","maxLength");
}
}
else {
return no(validate0,instancePath+"/email","type");
}
}
}
{
if(data.payeeName !== undefined){
let data4 = data.payeeName;
{
if(typeof data4 === "string"){
if(data4.length > 200){
return no(validate0,instancePath+"/payeeName","maxLength");
}
}
else {
return no(validate0,instancePath+"/payeeName","type");
}
}
}
{
if(data.authCode !== undefined){
let data5 = data.authCode;
{
if(typeof data5 === "string"){
if(data5.length > 32){
return no(validate0,instancePath+"/authCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/authCode","type");
}
}
}
{
if(data.mobileNum !== undefined){
let data6 = data.mobileNum;
{
if(typeof data6 === "string"){
if(data6.length > 32){
return no(validate0,instancePath+"/mobileNum","maxLength");
}
}
else {
return no(validate0,instancePath+"/mobileNum","type");
}
}
}
{
if(data.verificationCode !== undefined){
let data7 = data.verificationCode;
{
if(typeof data7 === "string"){
if(data7.length > 32){
return no(validate0,instancePath+"/verificationCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/verificationCode","type");
}
}
}
{
if(data.firebaseChannel !== undefined){
let data8 = data.firebaseChannel;
{
if(typeof data8 === "string"){
if(data8.length > 64){
return no(validate0,instancePath+"/firebaseChannel","maxLength");
}
}
else {
return no(validate0,instancePath+"/firebaseChannel","type");
}
}
}
{
if(data.firebaseIdToken !== undefined){
let data9 = data.firebaseIdToken;
{
if(typeof data9 === "string"){
if(data9.length > 16384){
return no(validate0,instancePath+"/firebaseIdToken","maxLength");
}
}
else {
return no(validate0,instancePath+"/firebaseIdToken","type");
}
}
}
{
if(data.countryDialingCode !== undefined){
let data10 = data.countryDialingCode;
{
if(typeof data10 === "string"){
if(data10.length > 16){
return no(validate0,instancePath+"/countryDialingCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/countryDialingCode","type");
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

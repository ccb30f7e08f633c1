// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((data0 === "username") || (data0 === "sms")) || (data0 === "firebase"))){
return no(validate0,instancePath+"/type","enum");
}
}
{
if(data.username !== undefined){
let data1 = data.username;
{
if(typeof data1 === "string"){
if(data1.length > 200){
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
let data2 = data.password;
{
if(typeof data2 === "string"){
if(data2.length > 1000){
return no(validate0,instancePath+"/password","maxLength");
}
}
else {
return no(validate0,instancePath+"/password","type");
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
if(data.verificationCode !== undefined){
let data5 = data.verificationCode;
{
if(typeof data5 === "string"){
if(data5.length > 32){
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
let data6 = data.firebaseChannel;
{
if(typeof data6 === "string"){
if(data6.length > 64){
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
{
if(data.geetestChallenge !== undefined){
let data8 = data.geetestChallenge;
{
if(typeof data8 === "string"){
if(data8.length > 4096){
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
let data9 = data.geetestSeccode;
{
if(typeof data9 === "string"){
if(data9.length > 4096){
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
let data10 = data.geetestValidateV4;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
return no(validate0,instancePath+"/geetestValidateV4","type");
}
{
if(typeof data10 === "string"){
if(data10.length > 16384){
return no(validate0,instancePath+"/geetestValidateV4","maxLength");
}
}
}
}
{
if(data.captcha !== undefined){
let data11 = data.captcha;
{
if(typeof data11 === "string"){
if(data11.length > 64){
return no(validate0,instancePath+"/captcha","maxLength");
}
}
else {
return no(validate0,instancePath+"/captcha","type");
}
}
}
{
if(data.loginDeviceId !== undefined){
let data12 = data.loginDeviceId;
{
if(typeof data12 === "string"){
if(data12.length > 500){
return no(validate0,instancePath+"/loginDeviceId","maxLength");
}
}
else {
return no(validate0,instancePath+"/loginDeviceId","type");
}
}
}
{
if(data.isOfficialAppLogin !== undefined){
if(typeof data.isOfficialAppLogin !== "boolean"){
return no(validate0,instancePath+"/isOfficialAppLogin","type");
}
}
{
if(data.device !== undefined){
let data14 = data.device;
{
if(typeof data14 === "string"){
if(data14.length > 32){
return no(validate0,instancePath+"/device","maxLength");
}
}
else {
return no(validate0,instancePath+"/device","type");
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

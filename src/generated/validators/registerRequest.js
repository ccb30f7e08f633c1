// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registerMethod !== undefined){
let data0 = data.registerMethod;
if(!((((data0 === "APP") || (data0 === "H5")) || (data0 === "PWA")) || (data0 === "WEBCLIP"))){
return no(validate0,instancePath+"/registerMethod","enum");
}
}
{
if(data.registerUrl !== undefined){
let data1 = data.registerUrl;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate0,instancePath+"/registerUrl","maxLength");
}
}
else {
return no(validate0,instancePath+"/registerUrl","type");
}
}
}
{
if(data.loginDeviceId !== undefined){
let data2 = data.loginDeviceId;
{
if(typeof data2 === "string"){
if(data2.length > 500){
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
if(data.domain !== undefined){
let data4 = data.domain;
{
if(typeof data4 === "string"){
if(data4.length > 253){
return no(validate0,instancePath+"/domain","maxLength");
}
}
else {
return no(validate0,instancePath+"/domain","type");
}
}
}
{
if(data.referralCode !== undefined){
let data5 = data.referralCode;
{
if(typeof data5 === "string"){
if(data5.length > 200){
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
let data6 = data.affiliateCode;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate0,instancePath+"/affiliateCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/affiliateCode","type");
}
}
}
{
if(data.pixelTrack !== undefined){
let data7 = data.pixelTrack;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
return no(validate0,instancePath+"/pixelTrack","type");
}
{
if(typeof data7 === "string"){
if(data7.length > 16384){
return no(validate0,instancePath+"/pixelTrack","maxLength");
}
}
}
}
{
if(data.login !== undefined){
if(typeof data.login !== "boolean"){
return no(validate0,instancePath+"/login","type");
}
}
{
if(data.username !== undefined){
let data9 = data.username;
{
if(typeof data9 === "string"){
if(data9.length > 200){
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
let data10 = data.mobileNum;
{
if(typeof data10 === "string"){
if(data10.length > 32){
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
let data11 = data.countryDialingCode;
{
if(typeof data11 === "string"){
if(data11.length > 16){
return no(validate0,instancePath+"/countryDialingCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/countryDialingCode","type");
}
}
}
{
if(data.password !== undefined){
let data12 = data.password;
{
if(typeof data12 === "string"){
if(data12.length > 1000){
return no(validate0,instancePath+"/password","maxLength");
}
}
else {
return no(validate0,instancePath+"/password","type");
}
}
}
{
if(data.verificationCode !== undefined){
let data13 = data.verificationCode;
{
if(typeof data13 === "string"){
if(data13.length > 32){
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
let data14 = data.firebaseChannel;
{
if(typeof data14 === "string"){
if(data14.length > 64){
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
let data15 = data.firebaseIdToken;
{
if(typeof data15 === "string"){
if(data15.length > 16384){
return no(validate0,instancePath+"/firebaseIdToken","maxLength");
}
}
else {
return no(validate0,instancePath+"/firebaseIdToken","type");
}
}
}
{
if(data.smsTemplate !== undefined){
let data16 = data.smsTemplate;
{
if(typeof data16 === "string"){
if(data16.length > 200){
return no(validate0,instancePath+"/smsTemplate","maxLength");
}
}
else {
return no(validate0,instancePath+"/smsTemplate","type");
}
}
}
{
if(data.geetestChallenge !== undefined){
let data17 = data.geetestChallenge;
{
if(typeof data17 === "string"){
if(data17.length > 4096){
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
let data18 = data.geetestSeccode;
{
if(typeof data18 === "string"){
if(data18.length > 4096){
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
let data19 = data.geetestValidateV4;
if((typeof data19 !== "string") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
return no(validate0,instancePath+"/geetestValidateV4","type");
}
{
if(typeof data19 === "string"){
if(data19.length > 16384){
return no(validate0,instancePath+"/geetestValidateV4","maxLength");
}
}
}
}
{
if(data.captcha !== undefined){
let data20 = data.captcha;
{
if(typeof data20 === "string"){
if(data20.length > 64){
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
const schema2Keys = new Set(["home","login","register","member.home","game","changePassword","launchGame","voucherCenter","withdraw","addBankCard","addBankCardPix","activity","rewardCenter","agentRegister","inviteFriends","feedback","mall","paymentHistory","responsiblePlay","leaderBoard","benefits","maintenance","accessDenied","domainUnavailable","siteError","notFound"]);
"use strict";
export const validate = validate0;
export default validate0;
function validate3(data, instancePath=""){
if(!((((((((((((((((((((((((((data === "installPrompt") || (data === "iosGuide")) || (data === "downloadBar")) || (data === "appDownloadPrompt")) || (data === "notificationPrompt")) || (data === "secondFactor")) || (data === "countryPicker")) || (data === "captcha")) || (data === "updatePrompt")) || (data === "upgradePrompt")) || (data === "chat")) || (data === "customerService")) || (data === "thirdPartySignIn")) || (data === "loginChoose")) || (data === "domainNotice")) || (data === "miniGame")) || (data === "announcements")) || (data === "welcomeImage")) || (data === "activityShortcut")) || (data === "vipProgress")) || (data === "gameFrame")) || (data === "banners")) || (data === "promotions")) || (data === "gameLanes")) || (data === "lottery")) || (data === "languagePicker"))){
return no(validate3,instancePath,"enum");
}
validate3.errors = null;
return true;
}
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(schema2Keys.has(key0))){
return no(validate2,instancePath,"additionalProperties",key0);
}
}
{
if(data.home !== undefined){
let data0 = data.home;
{
if(Array.isArray(data0)){
if(data0.length > 100){
return no(validate2,instancePath+"/home","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data0[i0], instancePath+"/home/" + i0))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/home","type");
}
}
}
{
if(data.login !== undefined){
let data2 = data.login;
{
if(Array.isArray(data2)){
if(data2.length > 100){
return no(validate2,instancePath+"/login","maxItems");
}
else {
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate3(data2[i1], instancePath+"/login/" + i1))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/login","type");
}
}
}
{
if(data.register !== undefined){
let data4 = data.register;
{
if(Array.isArray(data4)){
if(data4.length > 100){
return no(validate2,instancePath+"/register","maxItems");
}
else {
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate3(data4[i2], instancePath+"/register/" + i2))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/register","type");
}
}
}
{
if(data["member.home"] !== undefined){
let data6 = data["member.home"];
{
if(Array.isArray(data6)){
if(data6.length > 100){
return no(validate2,instancePath+"/member.home","maxItems");
}
else {
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(validate3(data6[i3], instancePath+"/member.home/" + i3))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/member.home","type");
}
}
}
{
if(data.game !== undefined){
let data8 = data.game;
{
if(Array.isArray(data8)){
if(data8.length > 100){
return no(validate2,instancePath+"/game","maxItems");
}
else {
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(!(validate3(data8[i4], instancePath+"/game/" + i4))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/game","type");
}
}
}
{
if(data.changePassword !== undefined){
let data10 = data.changePassword;
{
if(Array.isArray(data10)){
if(data10.length > 100){
return no(validate2,instancePath+"/changePassword","maxItems");
}
else {
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(!(validate3(data10[i5], instancePath+"/changePassword/" + i5))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/changePassword","type");
}
}
}
{
if(data.launchGame !== undefined){
let data12 = data.launchGame;
{
if(Array.isArray(data12)){
if(data12.length > 100){
return no(validate2,instancePath+"/launchGame","maxItems");
}
else {
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
if(!(validate3(data12[i6], instancePath+"/launchGame/" + i6))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/launchGame","type");
}
}
}
{
if(data.voucherCenter !== undefined){
let data14 = data.voucherCenter;
{
if(Array.isArray(data14)){
if(data14.length > 100){
return no(validate2,instancePath+"/voucherCenter","maxItems");
}
else {
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
if(!(validate3(data14[i7], instancePath+"/voucherCenter/" + i7))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/voucherCenter","type");
}
}
}
{
if(data.withdraw !== undefined){
let data16 = data.withdraw;
{
if(Array.isArray(data16)){
if(data16.length > 100){
return no(validate2,instancePath+"/withdraw","maxItems");
}
else {
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
if(!(validate3(data16[i8], instancePath+"/withdraw/" + i8))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/withdraw","type");
}
}
}
{
if(data.addBankCard !== undefined){
let data18 = data.addBankCard;
{
if(Array.isArray(data18)){
if(data18.length > 100){
return no(validate2,instancePath+"/addBankCard","maxItems");
}
else {
const len9 = data18.length;
for(let i9=0; i9<len9; i9++){
if(!(validate3(data18[i9], instancePath+"/addBankCard/" + i9))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/addBankCard","type");
}
}
}
{
if(data.addBankCardPix !== undefined){
let data20 = data.addBankCardPix;
{
if(Array.isArray(data20)){
if(data20.length > 100){
return no(validate2,instancePath+"/addBankCardPix","maxItems");
}
else {
const len10 = data20.length;
for(let i10=0; i10<len10; i10++){
if(!(validate3(data20[i10], instancePath+"/addBankCardPix/" + i10))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/addBankCardPix","type");
}
}
}
{
if(data.activity !== undefined){
let data22 = data.activity;
{
if(Array.isArray(data22)){
if(data22.length > 100){
return no(validate2,instancePath+"/activity","maxItems");
}
else {
const len11 = data22.length;
for(let i11=0; i11<len11; i11++){
if(!(validate3(data22[i11], instancePath+"/activity/" + i11))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/activity","type");
}
}
}
{
if(data.rewardCenter !== undefined){
let data24 = data.rewardCenter;
{
if(Array.isArray(data24)){
if(data24.length > 100){
return no(validate2,instancePath+"/rewardCenter","maxItems");
}
else {
const len12 = data24.length;
for(let i12=0; i12<len12; i12++){
if(!(validate3(data24[i12], instancePath+"/rewardCenter/" + i12))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/rewardCenter","type");
}
}
}
{
if(data.agentRegister !== undefined){
let data26 = data.agentRegister;
{
if(Array.isArray(data26)){
if(data26.length > 100){
return no(validate2,instancePath+"/agentRegister","maxItems");
}
else {
const len13 = data26.length;
for(let i13=0; i13<len13; i13++){
if(!(validate3(data26[i13], instancePath+"/agentRegister/" + i13))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/agentRegister","type");
}
}
}
{
if(data.inviteFriends !== undefined){
let data28 = data.inviteFriends;
{
if(Array.isArray(data28)){
if(data28.length > 100){
return no(validate2,instancePath+"/inviteFriends","maxItems");
}
else {
const len14 = data28.length;
for(let i14=0; i14<len14; i14++){
if(!(validate3(data28[i14], instancePath+"/inviteFriends/" + i14))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/inviteFriends","type");
}
}
}
{
if(data.feedback !== undefined){
let data30 = data.feedback;
{
if(Array.isArray(data30)){
if(data30.length > 100){
return no(validate2,instancePath+"/feedback","maxItems");
}
else {
const len15 = data30.length;
for(let i15=0; i15<len15; i15++){
if(!(validate3(data30[i15], instancePath+"/feedback/" + i15))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/feedback","type");
}
}
}
{
if(data.mall !== undefined){
let data32 = data.mall;
{
if(Array.isArray(data32)){
if(data32.length > 100){
return no(validate2,instancePath+"/mall","maxItems");
}
else {
const len16 = data32.length;
for(let i16=0; i16<len16; i16++){
if(!(validate3(data32[i16], instancePath+"/mall/" + i16))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/mall","type");
}
}
}
{
if(data.paymentHistory !== undefined){
let data34 = data.paymentHistory;
{
if(Array.isArray(data34)){
if(data34.length > 100){
return no(validate2,instancePath+"/paymentHistory","maxItems");
}
else {
const len17 = data34.length;
for(let i17=0; i17<len17; i17++){
if(!(validate3(data34[i17], instancePath+"/paymentHistory/" + i17))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/paymentHistory","type");
}
}
}
{
if(data.responsiblePlay !== undefined){
let data36 = data.responsiblePlay;
{
if(Array.isArray(data36)){
if(data36.length > 100){
return no(validate2,instancePath+"/responsiblePlay","maxItems");
}
else {
const len18 = data36.length;
for(let i18=0; i18<len18; i18++){
if(!(validate3(data36[i18], instancePath+"/responsiblePlay/" + i18))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/responsiblePlay","type");
}
}
}
{
if(data.leaderBoard !== undefined){
let data38 = data.leaderBoard;
{
if(Array.isArray(data38)){
if(data38.length > 100){
return no(validate2,instancePath+"/leaderBoard","maxItems");
}
else {
const len19 = data38.length;
for(let i19=0; i19<len19; i19++){
if(!(validate3(data38[i19], instancePath+"/leaderBoard/" + i19))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/leaderBoard","type");
}
}
}
{
if(data.benefits !== undefined){
let data40 = data.benefits;
{
if(Array.isArray(data40)){
if(data40.length > 100){
return no(validate2,instancePath+"/benefits","maxItems");
}
else {
const len20 = data40.length;
for(let i20=0; i20<len20; i20++){
if(!(validate3(data40[i20], instancePath+"/benefits/" + i20))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/benefits","type");
}
}
}
{
if(data.maintenance !== undefined){
let data42 = data.maintenance;
{
if(Array.isArray(data42)){
if(data42.length > 100){
return no(validate2,instancePath+"/maintenance","maxItems");
}
else {
const len21 = data42.length;
for(let i21=0; i21<len21; i21++){
if(!(validate3(data42[i21], instancePath+"/maintenance/" + i21))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/maintenance","type");
}
}
}
{
if(data.accessDenied !== undefined){
let data44 = data.accessDenied;
{
if(Array.isArray(data44)){
if(data44.length > 100){
return no(validate2,instancePath+"/accessDenied","maxItems");
}
else {
const len22 = data44.length;
for(let i22=0; i22<len22; i22++){
if(!(validate3(data44[i22], instancePath+"/accessDenied/" + i22))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/accessDenied","type");
}
}
}
{
if(data.domainUnavailable !== undefined){
let data46 = data.domainUnavailable;
{
if(Array.isArray(data46)){
if(data46.length > 100){
return no(validate2,instancePath+"/domainUnavailable","maxItems");
}
else {
const len23 = data46.length;
for(let i23=0; i23<len23; i23++){
if(!(validate3(data46[i23], instancePath+"/domainUnavailable/" + i23))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/domainUnavailable","type");
}
}
}
{
if(data.siteError !== undefined){
let data48 = data.siteError;
{
if(Array.isArray(data48)){
if(data48.length > 100){
return no(validate2,instancePath+"/siteError","maxItems");
}
else {
const len24 = data48.length;
for(let i24=0; i24<len24; i24++){
if(!(validate3(data48[i24], instancePath+"/siteError/" + i24))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/siteError","type");
}
}
}
{
if(data.notFound !== undefined){
let data50 = data.notFound;
{
if(Array.isArray(data50)){
if(data50.length > 100){
return no(validate2,instancePath+"/notFound","maxItems");
}
else {
const len25 = data50.length;
for(let i25=0; i25<len25; i25++){
if(!(validate3(data50[i25], instancePath+"/notFound/" + i25))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/notFound","type");
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
}
}
}
}
}
}
else {
return no(validate2,instancePath,"type");
}
}
validate2.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "guest") || (key0 === "newMember")) || (key0 === "member")) || (key0 === "agent")) || (key0 === "type4")) || (key0 === "inApp")) || (key0 === "installed"))){
return no(validate1,instancePath,"additionalProperties",key0);
}
}
{
if(data.guest !== undefined){
if(!(validate2(data.guest, instancePath+"/guest"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.newMember !== undefined){
if(!(validate2(data.newMember, instancePath+"/newMember"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.member !== undefined){
if(!(validate2(data.member, instancePath+"/member"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.agent !== undefined){
if(!(validate2(data.agent, instancePath+"/agent"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.type4 !== undefined){
if(!(validate2(data.type4, instancePath+"/type4"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.inApp !== undefined){
if(!(validate2(data.inApp, instancePath+"/inApp"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.installed !== undefined){
if(!(validate2(data.installed, instancePath+"/installed"))){
validate1.errors = validate2.errors;
return false;
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
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.visitors === undefined) && (missing0 = "visitors")){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "visitors"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.$schema !== undefined){
let data0 = data.$schema;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate0,instancePath+"/$schema","maxLength");
}
}
else {
return no(validate0,instancePath+"/$schema","type");
}
}
}
{
if(data.visitors !== undefined){
if(!(validate1(data.visitors, instancePath+"/visitors"))){
validate0.errors = validate1.errors;
return false;
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^[!-~][ -~]*$", "u");
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
return no(validate2,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate2,instancePath+"/title","maxLength");
}
}
else {
return no(validate2,instancePath+"/title","type");
}
}
}
{
if(data.csType !== undefined){
let data1 = data.csType;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate2,instancePath+"/csType","maxLength");
}
}
else {
return no(validate2,instancePath+"/csType","type");
}
}
}
{
if(data.csPosition !== undefined){
let data2 = data.csPosition;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
return no(validate2,instancePath+"/csPosition","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate2,instancePath+"/csPosition","maxLength");
}
}
}
}
{
if(data.path !== undefined){
let data3 = data.path;
{
if(typeof data3 === "string"){
if(data3.length > 8192){
return no(validate2,instancePath+"/path","maxLength");
}
else {
if(data3.length < 1){
return no(validate2,instancePath+"/path","minLength");
}
}
}
else {
return no(validate2,instancePath+"/path","type");
}
}
}
{
if(data.labelIds !== undefined){
let data4 = data.labelIds;
{
if(Array.isArray(data4)){
if(data4.length > 200){
return no(validate2,instancePath+"/labelIds","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return no(validate2,instancePath+"/labelIds/" + i0,"type");
}
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate2,instancePath+"/labelIds/" + i0,"maxLength");
}
}
}
}
}
}
else {
return no(validate2,instancePath+"/labelIds","type");
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
function validate5(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
return no(validate5,instancePath+"/enabled","type");
}
}
}
else {
return no(validate5,instancePath,"type");
}
}
validate5.errors = null;
return true;
}
function validate4(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.captcha !== undefined){
if(!(validate5(data.captcha, instancePath+"/captcha"))){
validate4.errors = validate5.errors;
return false;
}
}
{
if(data.geetest !== undefined){
if(typeof data.geetest !== "boolean"){
return no(validate4,instancePath+"/geetest","type");
}
}
{
if(data.defaultPassword !== undefined){
let data2 = data.defaultPassword;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate4,instancePath+"/defaultPassword","maxLength");
}
}
else {
return no(validate4,instancePath+"/defaultPassword","type");
}
}
}
}
}
}
else {
return no(validate4,instancePath,"type");
}
}
validate4.errors = null;
return true;
}
function validate9(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resourceType === undefined) && (missing0 = "resourceType")) || ((data.url === undefined) && (missing0 = "url"))){
return no(validate9,instancePath,"required",missing0);
}
else {
if(data.resourceType !== undefined){
let data0 = data.resourceType;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate9,instancePath+"/resourceType","maxLength");
}
else {
if(data0.length < 1){
return no(validate9,instancePath+"/resourceType","minLength");
}
}
}
else {
return no(validate9,instancePath+"/resourceType","type");
}
}
}
{
if(data.url !== undefined){
let data1 = data.url;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate9,instancePath+"/url","maxLength");
}
}
else {
return no(validate9,instancePath+"/url","type");
}
}
}
}
}
}
else {
return no(validate9,instancePath,"type");
}
}
validate9.errors = null;
return true;
}
function validate13(data, instancePath=""){
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
return no(validate13,instancePath,"enum");
}
validate13.errors = null;
return true;
}
const pattern2 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
function validate15(data, instancePath=""){
{
if(typeof data === "string"){
if(!pattern2.test(data)){
return no(validate15,instancePath,"pattern");
}
}
else {
return no(validate15,instancePath,"type");
}
}
validate15.errors = null;
return true;
}
const pattern3 = new RegExp("^[0-9a-f]{16}$", "u");
function validate17(data, instancePath=""){
{
if(Array.isArray(data)){
if(data.length > 1000){
return no(validate17,instancePath,"maxItems");
}
else {
if(data.length < 1){
return no(validate17,instancePath,"minItems");
}
else {
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
{
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
return no(validate17,instancePath+"/" + i0,"pattern");
}
}
else {
return no(validate17,instancePath+"/" + i0,"type");
}
}
}
}
}
}
else {
return no(validate17,instancePath,"type");
}
}
validate17.errors = null;
return true;
}
function validate12(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate13(data, instancePath))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate15(data, instancePath))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate17(data, instancePath))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err0 = {instancePath,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate11(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(validate12(data[key0], instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
validate11.errors = validate12.errors;
return false;
}
}
}
else {
return no(validate11,instancePath,"type");
}
}
validate11.errors = null;
return true;
}
const pattern4 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate22(data, instancePath=""){
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
return no(validate22,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
return no(validate22,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate22,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern4.test(data)){
return no(validate22,instancePath,"pattern");
}
}
}
}
validate22.errors = null;
return true;
}
const pattern5 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate26(data, instancePath=""){
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
return no(validate26,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
return no(validate26,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate26,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern5.test(data)){
return no(validate26,instancePath,"pattern");
}
}
}
}
validate26.errors = null;
return true;
}
function validate33(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.redirect === undefined) && (missing0 = "redirect")){
return no(validate33,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate33,instancePath+"/title","maxLength");
}
}
else {
return no(validate33,instancePath+"/title","type");
}
}
}
{
if(data.icon !== undefined){
let data1 = data.icon;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate33,instancePath+"/icon","maxLength");
}
}
else {
return no(validate33,instancePath+"/icon","type");
}
}
}
{
if(data.redirect !== undefined){
let data2 = data.redirect;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate33,instancePath+"/redirect","maxLength");
}
else {
if(data2.length < 1){
return no(validate33,instancePath+"/redirect","minLength");
}
}
}
else {
return no(validate33,instancePath+"/redirect","type");
}
}
}
{
if(data.externalLink !== undefined){
let data3 = data.externalLink;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate33,instancePath+"/externalLink","maxLength");
}
}
else {
return no(validate33,instancePath+"/externalLink","type");
}
}
}
{
if(data.promoAnnouncementCategoryIds !== undefined){
let data4 = data.promoAnnouncementCategoryIds;
{
if(Array.isArray(data4)){
if(data4.length > 100){
return no(validate33,instancePath+"/promoAnnouncementCategoryIds","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return no(validate33,instancePath+"/promoAnnouncementCategoryIds/" + i0,"type");
}
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate33,instancePath+"/promoAnnouncementCategoryIds/" + i0,"maxLength");
}
}
}
}
}
}
else {
return no(validate33,instancePath+"/promoAnnouncementCategoryIds","type");
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
return no(validate33,instancePath,"type");
}
}
validate33.errors = null;
return true;
}
function validate31(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate22(data.enabled, instancePath+"/enabled"))){
validate31.errors = validate22.errors;
return false;
}
}
{
if(data.icon !== undefined){
let data1 = data.icon;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate31,instancePath+"/icon","maxLength");
}
}
else {
return no(validate31,instancePath+"/icon","type");
}
}
}
{
if(data.items !== undefined){
let data2 = data.items;
{
if(Array.isArray(data2)){
if(data2.length > 50){
return no(validate31,instancePath+"/items","maxItems");
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data2[i0], instancePath+"/items/" + i0))){
validate31.errors = validate33.errors;
return false;
}
}
}
}
else {
return no(validate31,instancePath+"/items","type");
}
}
}
}
}
}
else {
return no(validate31,instancePath,"type");
}
}
validate31.errors = null;
return true;
}
function validate21(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.announcement_force_read !== undefined){
if(!(validate22(data.announcement_force_read, instancePath+"/announcement_force_read"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.announcement_autoplay !== undefined){
if(!(validate22(data.announcement_autoplay, instancePath+"/announcement_autoplay"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.announcement_before_login !== undefined){
if(!(validate22(data.announcement_before_login, instancePath+"/announcement_before_login"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.welcome_image_wait !== undefined){
if(!(validate26(data.welcome_image_wait, instancePath+"/welcome_image_wait"))){
validate21.errors = validate26.errors;
return false;
}
}
{
if(data.referral_enabled !== undefined){
if(!(validate22(data.referral_enabled, instancePath+"/referral_enabled"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.referral_promotion_disabled !== undefined){
if(!(validate22(data.referral_promotion_disabled, instancePath+"/referral_promotion_disabled"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.country_picker_disabled !== undefined){
if(!(validate22(data.country_picker_disabled, instancePath+"/country_picker_disabled"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.activity_shortcut !== undefined){
if(!(validate31(data.activity_shortcut, instancePath+"/activity_shortcut"))){
validate21.errors = validate31.errors;
return false;
}
}
{
if(data.marketing_consent_required !== undefined){
if(!(validate22(data.marketing_consent_required, instancePath+"/marketing_consent_required"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.moneyFormat !== undefined){
let data9 = data.moneyFormat;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
return no(validate21,instancePath+"/moneyFormat","type");
}
if(!(((data9 === "specification") || (data9 === "language")) || (data9 === -1))){
return no(validate21,instancePath+"/moneyFormat","enum");
}
{
if(typeof data9 === "string"){
if(data9.length > 32){
return no(validate21,instancePath+"/moneyFormat","maxLength");
}
}
}
}
{
if(data.timeZone !== undefined){
let data10 = data.timeZone;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
return no(validate21,instancePath+"/timeZone","type");
}
{
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > -1 || isNaN(data10)){
return no(validate21,instancePath+"/timeZone","maximum");
}
else {
if(data10 < -1 || isNaN(data10)){
return no(validate21,instancePath+"/timeZone","minimum");
}
}
}
{
if(typeof data10 === "string"){
if(data10.length > 64){
return no(validate21,instancePath+"/timeZone","maxLength");
}
}
}
}
}
{
if(data.payment_history !== undefined){
if(!(validate22(data.payment_history, instancePath+"/payment_history"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.responsible_play !== undefined){
if(!(validate22(data.responsible_play, instancePath+"/responsible_play"))){
validate21.errors = validate22.errors;
return false;
}
}
{
if(data.responsible_play_reminder !== undefined){
if(!(validate26(data.responsible_play_reminder, instancePath+"/responsible_play_reminder"))){
validate21.errors = validate26.errors;
return false;
}
}
{
if(data.responsible_play_age !== undefined){
if(!(validate26(data.responsible_play_age, instancePath+"/responsible_play_age"))){
validate21.errors = validate26.errors;
return false;
}
}
{
if(data.responsible_play_url !== undefined){
let data15 = data.responsible_play_url;
if((typeof data15 !== "string") && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
return no(validate21,instancePath+"/responsible_play_url","type");
}
{
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > -1 || isNaN(data15)){
return no(validate21,instancePath+"/responsible_play_url","maximum");
}
else {
if(data15 < -1 || isNaN(data15)){
return no(validate21,instancePath+"/responsible_play_url","minimum");
}
}
}
{
if(typeof data15 === "string"){
if(data15.length > 4096){
return no(validate21,instancePath+"/responsible_play_url","maxLength");
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
return no(validate21,instancePath,"type");
}
}
validate21.errors = null;
return true;
}
function validate42(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firebase !== undefined){
if(typeof data.firebase !== "boolean"){
return no(validate42,instancePath+"/firebase","type");
}
}
{
if(data.apiKey !== undefined){
let data1 = data.apiKey;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate42,instancePath+"/apiKey","maxLength");
}
}
else {
return no(validate42,instancePath+"/apiKey","type");
}
}
}
{
if(data.authDomain !== undefined){
let data2 = data.authDomain;
{
if(typeof data2 === "string"){
if(data2.length > 500){
return no(validate42,instancePath+"/authDomain","maxLength");
}
}
else {
return no(validate42,instancePath+"/authDomain","type");
}
}
}
{
if(data.projectId !== undefined){
let data3 = data.projectId;
{
if(typeof data3 === "string"){
if(data3.length > 500){
return no(validate42,instancePath+"/projectId","maxLength");
}
}
else {
return no(validate42,instancePath+"/projectId","type");
}
}
}
{
if(data.appId !== undefined){
let data4 = data.appId;
{
if(typeof data4 === "string"){
if(data4.length > 500){
return no(validate42,instancePath+"/appId","maxLength");
}
}
else {
return no(validate42,instancePath+"/appId","type");
}
}
}
{
if(data.messagingSenderId !== undefined){
let data5 = data.messagingSenderId;
{
if(typeof data5 === "string"){
if(data5.length > 500){
return no(validate42,instancePath+"/messagingSenderId","maxLength");
}
}
else {
return no(validate42,instancePath+"/messagingSenderId","type");
}
}
}
{
if(data.vapidKey !== undefined){
let data6 = data.vapidKey;
{
if(typeof data6 === "string"){
if(data6.length > 500){
return no(validate42,instancePath+"/vapidKey","maxLength");
}
}
else {
return no(validate42,instancePath+"/vapidKey","type");
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
return no(validate42,instancePath,"type");
}
}
validate42.errors = null;
return true;
}
function validate44(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.GEETEST_ID !== undefined){
let data0 = data.GEETEST_ID;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate44,instancePath+"/GEETEST_ID","maxLength");
}
}
else {
return no(validate44,instancePath+"/GEETEST_ID","type");
}
}
}
{
if(data.GEETEST_VERSION !== undefined){
let data1 = data.GEETEST_VERSION;
{
if(typeof data1 === "string"){
if(data1.length > 8){
return no(validate44,instancePath+"/GEETEST_VERSION","maxLength");
}
}
else {
return no(validate44,instancePath+"/GEETEST_VERSION","type");
}
}
}
{
if(data.PROFILE_ICON_COUNT !== undefined){
let data2 = data.PROFILE_ICON_COUNT;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate44,instancePath+"/PROFILE_ICON_COUNT","type");
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < -1 || isNaN(data2)){
return no(validate44,instancePath+"/PROFILE_ICON_COUNT","minimum");
}
}
{
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
return no(validate44,instancePath+"/PROFILE_ICON_COUNT","pattern");
}
}
}
}
}
{
if(data.GEETEST_API_SERVERS !== undefined){
let data3 = data.GEETEST_API_SERVERS;
{
if(Array.isArray(data3)){
if(data3.length > 16){
return no(validate44,instancePath+"/GEETEST_API_SERVERS","maxItems");
}
else {
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
{
if(typeof data4 === "string"){
if(data4.length > 4096){
return no(validate44,instancePath+"/GEETEST_API_SERVERS/" + i0,"maxLength");
}
}
else {
return no(validate44,instancePath+"/GEETEST_API_SERVERS/" + i0,"type");
}
}
}
}
}
else {
return no(validate44,instancePath+"/GEETEST_API_SERVERS","type");
}
}
}
{
if(data.GEETEST_STATIC_SERVERS !== undefined){
let data5 = data.GEETEST_STATIC_SERVERS;
{
if(Array.isArray(data5)){
if(data5.length > 16){
return no(validate44,instancePath+"/GEETEST_STATIC_SERVERS","maxItems");
}
else {
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
{
if(typeof data6 === "string"){
if(data6.length > 4096){
return no(validate44,instancePath+"/GEETEST_STATIC_SERVERS/" + i1,"maxLength");
}
}
else {
return no(validate44,instancePath+"/GEETEST_STATIC_SERVERS/" + i1,"type");
}
}
}
}
}
else {
return no(validate44,instancePath+"/GEETEST_STATIC_SERVERS","type");
}
}
}
}
}
}
}
}
else {
return no(validate44,instancePath,"type");
}
}
validate44.errors = null;
return true;
}
function validate46(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate46,instancePath+"/title","maxLength");
}
}
else {
return no(validate46,instancePath+"/title","type");
}
}
}
{
if(data.keywords !== undefined){
let data1 = data.keywords;
{
if(typeof data1 === "string"){
if(data1.length > 2000){
return no(validate46,instancePath+"/keywords","maxLength");
}
}
else {
return no(validate46,instancePath+"/keywords","type");
}
}
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 5000){
return no(validate46,instancePath+"/description","maxLength");
}
}
else {
return no(validate46,instancePath+"/description","type");
}
}
}
{
if(data.canonical !== undefined){
let data3 = data.canonical;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate46,instancePath+"/canonical","maxLength");
}
}
else {
return no(validate46,instancePath+"/canonical","type");
}
}
}
}
}
}
}
else {
return no(validate46,instancePath,"type");
}
}
validate46.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merchantCode !== undefined){
let data0 = data.merchantCode;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate1,instancePath+"/merchantCode","maxLength");
}
else {
if(!pattern0.test(data0)){
return no(validate1,instancePath+"/merchantCode","pattern");
}
}
}
else {
return no(validate1,instancePath+"/merchantCode","type");
}
}
}
{
if(data.merchantName !== undefined){
let data1 = data.merchantName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate1,instancePath+"/merchantName","maxLength");
}
}
else {
return no(validate1,instancePath+"/merchantName","type");
}
}
}
{
if(data.mobileTemplate !== undefined){
let data2 = data.mobileTemplate;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate1,instancePath+"/mobileTemplate","maxLength");
}
}
else {
return no(validate1,instancePath+"/mobileTemplate","type");
}
}
}
{
if(data.languages !== undefined){
let data3 = data.languages;
{
if(Array.isArray(data3)){
if(data3.length > 64){
return no(validate1,instancePath+"/languages","maxItems");
}
else {
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
{
if(typeof data4 === "string"){
if(data4.length > 16){
return no(validate1,instancePath+"/languages/" + i0,"maxLength");
}
}
else {
return no(validate1,instancePath+"/languages/" + i0,"type");
}
}
}
}
}
else {
return no(validate1,instancePath+"/languages","type");
}
}
}
{
if(data.currency !== undefined){
let data5 = data.currency;
{
if(typeof data5 === "string"){
if(data5.length > 16){
return no(validate1,instancePath+"/currency","maxLength");
}
}
else {
return no(validate1,instancePath+"/currency","type");
}
}
}
{
if(data.customerService !== undefined){
let data6 = data.customerService;
{
if(Array.isArray(data6)){
if(data6.length > 200){
return no(validate1,instancePath+"/customerService","maxItems");
}
else {
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate2(data6[i1], instancePath+"/customerService/" + i1))){
validate1.errors = validate2.errors;
return false;
}
}
}
}
else {
return no(validate1,instancePath+"/customerService","type");
}
}
}
{
if(data.register !== undefined){
if(!(validate4(data.register, instancePath+"/register"))){
validate1.errors = validate4.errors;
return false;
}
}
{
if(data.login !== undefined){
if(!(validate4(data.login, instancePath+"/login"))){
validate1.errors = validate4.errors;
return false;
}
}
{
if(data.resources !== undefined){
let data10 = data.resources;
{
if(Array.isArray(data10)){
if(data10.length > 200){
return no(validate1,instancePath+"/resources","maxItems");
}
else {
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate9(data10[i2], instancePath+"/resources/" + i2))){
validate1.errors = validate9.errors;
return false;
}
}
}
}
else {
return no(validate1,instancePath+"/resources","type");
}
}
}
{
if(data.whitelabelVal !== undefined){
if(!(validate11(data.whitelabelVal, instancePath+"/whitelabelVal"))){
validate1.errors = validate11.errors;
return false;
}
}
{
if(data.settings !== undefined){
if(!(validate21(data.settings, instancePath+"/settings"))){
validate1.errors = validate21.errors;
return false;
}
}
{
if(data.imageCDNs !== undefined){
let data14 = data.imageCDNs;
{
if(Array.isArray(data14)){
if(data14.length > 32){
return no(validate1,instancePath+"/imageCDNs","maxItems");
}
else {
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
{
if(typeof data15 === "string"){
if(data15.length > 4096){
return no(validate1,instancePath+"/imageCDNs/" + i3,"maxLength");
}
}
else {
return no(validate1,instancePath+"/imageCDNs/" + i3,"type");
}
}
}
}
}
else {
return no(validate1,instancePath+"/imageCDNs","type");
}
}
}
{
if(data.sms !== undefined){
if(!(validate42(data.sms, instancePath+"/sms"))){
validate1.errors = validate42.errors;
return false;
}
}
{
if(data.gw !== undefined){
if(!(validate44(data.gw, instancePath+"/gw"))){
validate1.errors = validate44.errors;
return false;
}
}
{
if(data.analytics !== undefined){
let data18 = data.analytics;
{
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
let data19 = data18[key0];
{
if(typeof data19 === "string"){
if(data19.length > 200){
return no(validate1,instancePath+"/analytics/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"maxLength");
}
}
else {
return no(validate1,instancePath+"/analytics/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
}
}
else {
return no(validate1,instancePath+"/analytics","type");
}
}
}
{
if(data.metadata !== undefined){
let data20 = data.metadata;
{
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
if(!(validate46(data20[key1], instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
validate1.errors = validate46.errors;
return false;
}
}
}
else {
return no(validate1,instancePath+"/metadata","type");
}
}
}
{
if(data.tokenSyncUrl !== undefined){
let data22 = data.tokenSyncUrl;
{
if(typeof data22 === "string"){
if(data22.length > 2000){
return no(validate1,instancePath+"/tokenSyncUrl","maxLength");
}
}
else {
return no(validate1,instancePath+"/tokenSyncUrl","type");
}
}
}
{
if(data.reportUrl !== undefined){
let data23 = data.reportUrl;
{
if(typeof data23 === "string"){
if(data23.length > 2000){
return no(validate1,instancePath+"/reportUrl","maxLength");
}
}
else {
return no(validate1,instancePath+"/reportUrl","type");
}
}
}
{
if(data.trustedHosts !== undefined){
let data24 = data.trustedHosts;
{
if(Array.isArray(data24)){
if(data24.length > 200){
return no(validate1,instancePath+"/trustedHosts","maxItems");
}
else {
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
{
if(typeof data25 === "string"){
if(data25.length > 253){
return no(validate1,instancePath+"/trustedHosts/" + i4,"maxLength");
}
}
else {
return no(validate1,instancePath+"/trustedHosts/" + i4,"type");
}
}
}
}
}
else {
return no(validate1,instancePath+"/trustedHosts","type");
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
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate49(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip !== undefined){
let data0 = data.ip;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate49,instancePath+"/ip","maxLength");
}
}
else {
return no(validate49,instancePath+"/ip","type");
}
}
}
}
else {
return no(validate49,instancePath,"type");
}
}
validate49.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merchantCode !== undefined){
let data0 = data.merchantCode;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate0,instancePath+"/merchantCode","maxLength");
}
else {
if(!pattern0.test(data0)){
return no(validate0,instancePath+"/merchantCode","pattern");
}
}
}
else {
return no(validate0,instancePath+"/merchantCode","type");
}
}
}
{
if(data.info !== undefined){
if(!(validate1(data.info, instancePath+"/info"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.location !== undefined){
if(!(validate49(data.location, instancePath+"/location"))){
validate0.errors = validate49.errors;
return false;
}
}
{
if(data.test !== undefined){
if(typeof data.test !== "boolean"){
return no(validate0,instancePath+"/test","type");
}
}
{
if(data.maintenance !== undefined){
if(typeof data.maintenance !== "boolean"){
return no(validate0,instancePath+"/maintenance","type");
}
}
{
if(data.maintenanceEnd !== undefined){
let data5 = data.maintenanceEnd;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
return no(validate0,instancePath+"/maintenanceEnd","type");
}
{
if(typeof data5 === "string"){
if(data5.length > 64){
return no(validate0,instancePath+"/maintenanceEnd","maxLength");
}
}
}
}
{
if(data.regionRestriction !== undefined){
if(typeof data.regionRestriction !== "boolean"){
return no(validate0,instancePath+"/regionRestriction","type");
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

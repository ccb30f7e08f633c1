// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registerMethod !== undefined){
let data0 = data.registerMethod;
const _errs1 = errors;
if(!((((data0 === "APP") || (data0 === "H5")) || (data0 === "PWA")) || (data0 === "WEBCLIP"))){
validate0.errors = [{instancePath:instancePath+"/registerMethod",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registerUrl !== undefined){
let data1 = data.registerUrl;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate0.errors = [{instancePath:instancePath+"/registerUrl",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/registerUrl",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loginDeviceId !== undefined){
let data2 = data.loginDeviceId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 500){
validate0.errors = [{instancePath:instancePath+"/loginDeviceId",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/loginDeviceId",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isOfficialAppLogin !== undefined){
const _errs6 = errors;
if(typeof data.isOfficialAppLogin !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/isOfficialAppLogin",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data4 = data.domain;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 253){
validate0.errors = [{instancePath:instancePath+"/domain",keyword:"maxLength",params:{limit: 253}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/domain",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referralCode !== undefined){
let data5 = data.referralCode;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 200){
validate0.errors = [{instancePath:instancePath+"/referralCode",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/referralCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affiliateCode !== undefined){
let data6 = data.affiliateCode;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 200){
validate0.errors = [{instancePath:instancePath+"/affiliateCode",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/affiliateCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pixelTrack !== undefined){
let data7 = data.pixelTrack;
const _errs14 = errors;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
validate0.errors = [{instancePath:instancePath+"/pixelTrack",keyword:"type",params:{}}];
return false;
}
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length > 16384){
validate0.errors = [{instancePath:instancePath+"/pixelTrack",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.login !== undefined){
const _errs17 = errors;
if(typeof data.login !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/login",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data9 = data.username;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length > 200){
validate0.errors = [{instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileNum !== undefined){
let data10 = data.mobileNum;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length > 32){
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data11 = data.countryDialingCode;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length > 16){
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data12 = data.password;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(data12.length > 1000){
validate0.errors = [{instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verificationCode !== undefined){
let data13 = data.verificationCode;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length > 32){
validate0.errors = [{instancePath:instancePath+"/verificationCode",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/verificationCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseChannel !== undefined){
let data14 = data.firebaseChannel;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length > 64){
validate0.errors = [{instancePath:instancePath+"/firebaseChannel",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/firebaseChannel",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data15 = data.firebaseIdToken;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data15 === "string"){
if(data15.length > 16384){
validate0.errors = [{instancePath:instancePath+"/firebaseIdToken",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/firebaseIdToken",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smsTemplate !== undefined){
let data16 = data.smsTemplate;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data16 === "string"){
if(data16.length > 200){
validate0.errors = [{instancePath:instancePath+"/smsTemplate",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/smsTemplate",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestChallenge !== undefined){
let data17 = data.geetestChallenge;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data17 === "string"){
if(data17.length > 4096){
validate0.errors = [{instancePath:instancePath+"/geetestChallenge",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/geetestChallenge",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestSeccode !== undefined){
let data18 = data.geetestSeccode;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data18 === "string"){
if(data18.length > 4096){
validate0.errors = [{instancePath:instancePath+"/geetestSeccode",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/geetestSeccode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestValidateV4 !== undefined){
let data19 = data.geetestValidateV4;
const _errs39 = errors;
if((typeof data19 !== "string") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
validate0.errors = [{instancePath:instancePath+"/geetestValidateV4",keyword:"type",params:{}}];
return false;
}
if(errors === _errs39){
if(typeof data19 === "string"){
if(data19.length > 16384){
validate0.errors = [{instancePath:instancePath+"/geetestValidateV4",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data20 = data.captcha;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(data20.length > 64){
validate0.errors = [{instancePath:instancePath+"/captcha",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/captcha",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
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
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

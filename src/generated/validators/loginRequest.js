// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(!(((data0 === "username") || (data0 === "sms")) || (data0 === "firebase"))){
validate0.errors = [{instancePath:instancePath+"/type",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data1 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 200){
validate0.errors = [{instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 1000){
validate0.errors = [{instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileNum !== undefined){
let data3 = data.mobileNum;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 32){
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data4 = data.countryDialingCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 16){
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verificationCode !== undefined){
let data5 = data.verificationCode;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 32){
validate0.errors = [{instancePath:instancePath+"/verificationCode",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/verificationCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseChannel !== undefined){
let data6 = data.firebaseChannel;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 64){
validate0.errors = [{instancePath:instancePath+"/firebaseChannel",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/firebaseChannel",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data7 = data.firebaseIdToken;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length > 16384){
validate0.errors = [{instancePath:instancePath+"/firebaseIdToken",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/firebaseIdToken",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestChallenge !== undefined){
let data8 = data.geetestChallenge;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length > 4096){
validate0.errors = [{instancePath:instancePath+"/geetestChallenge",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/geetestChallenge",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestSeccode !== undefined){
let data9 = data.geetestSeccode;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 4096){
validate0.errors = [{instancePath:instancePath+"/geetestSeccode",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/geetestSeccode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestValidateV4 !== undefined){
let data10 = data.geetestValidateV4;
const _errs20 = errors;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
validate0.errors = [{instancePath:instancePath+"/geetestValidateV4",keyword:"type",params:{}}];
return false;
}
if(errors === _errs20){
if(typeof data10 === "string"){
if(data10.length > 16384){
validate0.errors = [{instancePath:instancePath+"/geetestValidateV4",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data11 = data.captcha;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length > 64){
validate0.errors = [{instancePath:instancePath+"/captcha",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/captcha",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loginDeviceId !== undefined){
let data12 = data.loginDeviceId;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(data12.length > 500){
validate0.errors = [{instancePath:instancePath+"/loginDeviceId",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/loginDeviceId",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isOfficialAppLogin !== undefined){
const _errs27 = errors;
if(typeof data.isOfficialAppLogin !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/isOfficialAppLogin",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.device !== undefined){
let data14 = data.device;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length > 32){
validate0.errors = [{instancePath:instancePath+"/device",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/device",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mobileNum === undefined) && (missing0 = "mobileNum")){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.countryDialingCode !== undefined){
let data0 = data.countryDialingCode;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 16){
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileNum !== undefined){
let data1 = data.mobileNum;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 32){
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"maxLength",params:{limit: 32}}];
return false;
}
else {
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestChallenge !== undefined){
let data2 = data.geetestChallenge;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 4096){
validate0.errors = [{instancePath:instancePath+"/geetestChallenge",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/geetestChallenge",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestSeccode !== undefined){
let data3 = data.geetestSeccode;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate0.errors = [{instancePath:instancePath+"/geetestSeccode",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/geetestSeccode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetestValidateV4 !== undefined){
let data4 = data.geetestValidateV4;
const _errs9 = errors;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
validate0.errors = [{instancePath:instancePath+"/geetestValidateV4",keyword:"type",params:{}}];
return false;
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 16384){
validate0.errors = [{instancePath:instancePath+"/geetestValidateV4",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data5 = data.captcha;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 64){
validate0.errors = [{instancePath:instancePath+"/captcha",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/captcha",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

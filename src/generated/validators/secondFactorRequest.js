// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.username !== undefined){
let data0 = data.username;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate0.errors = [{instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 1000){
validate0.errors = [{instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data2 = data.method;
const _errs5 = errors;
if(!((((data2 === "E") || (data2 === "P")) || (data2 === "G")) || (data2 === "S"))){
validate0.errors = [{instancePath:instancePath+"/method",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data3 = data.email;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 320){
validate0.errors = [{instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 320}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payeeName !== undefined){
let data4 = data.payeeName;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 200){
validate0.errors = [{instancePath:instancePath+"/payeeName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/payeeName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authCode !== undefined){
let data5 = data.authCode;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 32){
validate0.errors = [{instancePath:instancePath+"/authCode",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/authCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileNum !== undefined){
let data6 = data.mobileNum;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 32){
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mobileNum",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verificationCode !== undefined){
let data7 = data.verificationCode;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length > 32){
validate0.errors = [{instancePath:instancePath+"/verificationCode",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/verificationCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data8 = data.firebaseIdToken;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length > 16384){
validate0.errors = [{instancePath:instancePath+"/firebaseIdToken",keyword:"maxLength",params:{limit: 16384}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/firebaseIdToken",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data9 = data.countryDialingCode;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 16){
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

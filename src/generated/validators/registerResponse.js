// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate0.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{}}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate0.errors = [{instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customerId !== undefined){
let data1 = data.customerId;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate0.errors = [{instancePath:instancePath+"/customerId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate0.errors = [{instancePath:instancePath+"/customerId",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 8192){
validate0.errors = [{instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 8192}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userName !== undefined){
let data3 = data.userName;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 200){
validate0.errors = [{instancePath:instancePath+"/userName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/userName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customerName !== undefined){
let data4 = data.customerName;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 200){
validate0.errors = [{instancePath:instancePath+"/customerName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/customerName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTimeLogin !== undefined){
const _errs11 = errors;
if(typeof data.firstTimeLogin !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/firstTimeLogin",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

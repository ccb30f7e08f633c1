// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate1.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{}}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate1.errors = [{instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate1.errors = [{instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined){
let data2 = data.min;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
validate1.errors = [{instancePath:instancePath+"/min",keyword:"type",params:{}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 40){
validate1.errors = [{instancePath:instancePath+"/min",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
let data3 = data.max;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
validate1.errors = [{instancePath:instancePath+"/max",keyword:"type",params:{}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 40){
validate1.errors = [{instancePath:instancePath+"/max",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined){
let data4 = data.icon;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096){
validate1.errors = [{instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
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
validate1.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.methods !== undefined){
let data0 = data.methods;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 200){
validate0.errors = [{instancePath:instancePath+"/methods",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1(data0[i0], instancePath+"/methods/" + i0))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/methods",keyword:"type",params:{type: "array"}}];
return false;
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

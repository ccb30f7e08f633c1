// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domains === undefined) && (missing0 = "domains"))){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "code")) || (key0 === "name")) || (key0 === "domains")) || (key0 === "note"))){
validate0.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 500){
validate0.errors = [{instancePath:instancePath+"/$schema",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 32){
validate0.errors = [{instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 32}}];
return false;
}
else {
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 200){
validate0.errors = [{instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data3 = data.domains;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 200){
validate0.errors = [{instancePath:instancePath+"/domains",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 253){
validate0.errors = [{instancePath:instancePath+"/domains/" + i0,keyword:"maxLength",params:{limit: 253}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/domains/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/domains",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data5 = data.note;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 2000){
validate0.errors = [{instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}}];
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

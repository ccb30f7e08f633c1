// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completedConditions !== undefined){
let data0 = data.completedConditions;
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/completedConditions",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/completedConditions",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalExpectedConditions !== undefined){
let data1 = data.totalExpectedConditions;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/totalExpectedConditions",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/totalExpectedConditions",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
function validate3(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labelId !== undefined){
let data0 = data.labelId;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate3.errors = [{instancePath:instancePath+"/labelId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate3.errors = [{instancePath:instancePath+"/labelId",keyword:"maxLength",params:{limit: 200}}];
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
if(data.labelName !== undefined){
let data1 = data.labelName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate3.errors = [{instancePath:instancePath+"/labelName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/labelName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextLabelId !== undefined){
let data2 = data.nextLabelId;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate3.errors = [{instancePath:instancePath+"/nextLabelId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200){
validate3.errors = [{instancePath:instancePath+"/nextLabelId",keyword:"maxLength",params:{limit: 200}}];
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
if(data.nextLabelName !== undefined){
let data3 = data.nextLabelName;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 200){
validate3.errors = [{instancePath:instancePath+"/nextLabelName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/nextLabelName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentProgress !== undefined){
const _errs1 = errors;
if(!(validate1(data.currentProgress, instancePath+"/currentProgress"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.playerRankProgress !== undefined){
const _errs2 = errors;
if(!(validate3(data.playerRankProgress, instancePath+"/playerRankProgress"))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

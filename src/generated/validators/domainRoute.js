// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate1.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csType !== undefined){
let data1 = data.csType;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64){
validate1.errors = [{instancePath:instancePath+"/csType",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/csType",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csPosition !== undefined){
let data2 = data.csPosition;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate1.errors = [{instancePath:instancePath+"/csPosition",keyword:"type",params:{}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64){
validate1.errors = [{instancePath:instancePath+"/csPosition",keyword:"maxLength",params:{limit: 64}}];
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
if(data.path !== undefined){
let data3 = data.path;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 8192){
validate1.errors = [{instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 8192}}];
return false;
}
else {
if(data3.length < 1){
validate1.errors = [{instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labelIds !== undefined){
let data4 = data.labelIds;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 200){
validate1.errors = [{instancePath:instancePath+"/labelIds",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate1.errors = [{instancePath:instancePath+"/labelIds/" + i0,keyword:"type",params:{}}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 200){
validate1.errors = [{instancePath:instancePath+"/labelIds/" + i0,keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/labelIds",keyword:"type",params:{type: "array"}}];
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
function validate3(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.domainName === undefined) && (missing0 = "domainName")){
validate3.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.domainName !== undefined){
let data0 = data.domainName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 500){
validate3.errors = [{instancePath:instancePath+"/domainName",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(data0.length < 1){
validate3.errors = [{instancePath:instancePath+"/domainName",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/domainName",keyword:"type",params:{type: "string"}}];
return false;
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
if(data.customerService !== undefined){
let data0 = data.customerService;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 200){
validate0.errors = [{instancePath:instancePath+"/customerService",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1(data0[i0], instancePath+"/customerService/" + i0))){
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
validate0.errors = [{instancePath:instancePath+"/customerService",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainList !== undefined){
let data2 = data.domainList;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate0.errors = [{instancePath:instancePath+"/domainList",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate3(data2[i1], instancePath+"/domainList/" + i1))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/domainList",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
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

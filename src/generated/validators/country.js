// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.countryCode === undefined) && (missing0 = "countryCode")) || ((data.countryDialingCode === undefined) && (missing0 = "countryDialingCode"))){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.countryCode !== undefined){
let data0 = data.countryCode;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 8){
validate1.errors = [{instancePath:instancePath+"/countryCode",keyword:"maxLength",params:{limit: 8}}];
return false;
}
else {
if(data0.length < 1){
validate1.errors = [{instancePath:instancePath+"/countryCode",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/countryCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate1.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"type",params:{}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 16){
validate1.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200){
validate1.errors = [{instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
if(data.countryCode !== undefined){
let data0 = data.countryCode;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 8){
validate0.errors = [{instancePath:instancePath+"/countryCode",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countryCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"type",params:{}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 16){
validate0.errors = [{instancePath:instancePath+"/countryDialingCode",keyword:"maxLength",params:{limit: 16}}];
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
if(data.currency !== undefined){
let data2 = data.currency;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 16){
validate0.errors = [{instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currencySymbol !== undefined){
let data3 = data.currencySymbol;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 16){
validate0.errors = [{instancePath:instancePath+"/currencySymbol",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/currencySymbol",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countries !== undefined){
let data4 = data.countries;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 500){
validate0.errors = [{instancePath:instancePath+"/countries",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate1(data4[i0], instancePath+"/countries/" + i0))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/countries",keyword:"type",params:{type: "array"}}];
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

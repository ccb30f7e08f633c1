// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.eventName === undefined) && (missing0 = "eventName")){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.eventName !== undefined){
let data0 = data.eventName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate1.errors = [{instancePath:instancePath+"/eventName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data0.length < 1){
validate1.errors = [{instancePath:instancePath+"/eventName",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/eventName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventValue !== undefined){
let data1 = data.eventValue;
const _errs3 = errors;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
validate1.errors = [{instancePath:instancePath+"/eventValue",keyword:"type",params:{}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 20000){
validate1.errors = [{instancePath:instancePath+"/eventValue",keyword:"maxLength",params:{limit: 20000}}];
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
if(data.domain !== undefined){
let data2 = data.domain;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 253){
validate1.errors = [{instancePath:instancePath+"/domain",keyword:"maxLength",params:{limit: 253}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/domain",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affiliateCode !== undefined){
let data3 = data.affiliateCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 200){
validate1.errors = [{instancePath:instancePath+"/affiliateCode",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/affiliateCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data4 = data.channels;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 50){
validate1.errors = [{instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 64){
validate1.errors = [{instancePath:instancePath+"/channels/" + i0,keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/channels/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventID !== undefined){
let data6 = data.eventID;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 200){
validate1.errors = [{instancePath:instancePath+"/eventID",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/eventID",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fbc !== undefined){
let data7 = data.fbc;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 500){
validate1.errors = [{instancePath:instancePath+"/fbc",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fbc",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fbp !== undefined){
let data8 = data.fbp;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 500){
validate1.errors = [{instancePath:instancePath+"/fbp",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fbp",keyword:"type",params:{type: "string"}}];
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
if(Array.isArray(data)){
if(data.length > 1000){
validate0.errors = [{instancePath,keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate1(data[i0], instancePath+"/" + i0))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "array"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

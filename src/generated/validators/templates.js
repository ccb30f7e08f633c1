// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image_logo !== undefined){
let data0 = data.image_logo;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate1.errors = [{instancePath:instancePath+"/image_logo",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/image_logo",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pwa !== undefined){
let data1 = data.pwa;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 100000){
validate1.errors = [{instancePath:instancePath+"/pwa",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/pwa",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desktop_app_feature !== undefined){
let data2 = data.desktop_app_feature;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 100000){
validate1.errors = [{instancePath:instancePath+"/desktop_app_feature",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/desktop_app_feature",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apple_touch_icon !== undefined){
let data3 = data.apple_touch_icon;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate1.errors = [{instancePath:instancePath+"/apple_touch_icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/apple_touch_icon",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data4 = data.theme;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 100000){
validate1.errors = [{instancePath:instancePath+"/theme",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/theme",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data5 = data.home;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 100000){
validate1.errors = [{instancePath:instancePath+"/home",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/home",keyword:"type",params:{type: "string"}}];
return false;
}
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
if(data.parameters !== undefined){
if(!(validate1(data.parameters, instancePath+"/parameters"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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

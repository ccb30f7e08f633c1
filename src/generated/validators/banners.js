// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.groupName !== undefined){
let data0 = data.groupName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate1.errors = [{instancePath:instancePath+"/groupName",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/groupName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data1 = data.image;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate1.errors = [{instancePath:instancePath+"/image",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
else {
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/image",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linkageType !== undefined){
let data2 = data.linkageType;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 16){
validate1.errors = [{instancePath:instancePath+"/linkageType",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/linkageType",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linkage !== undefined){
let data3 = data.linkage;
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate1.errors = [{instancePath:instancePath+"/linkage",keyword:"type",params:{}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate1.errors = [{instancePath:instancePath+"/linkage",keyword:"maxLength",params:{limit: 4096}}];
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
if(data.url !== undefined){
let data4 = data.url;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096){
validate1.errors = [{instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomId !== undefined){
let data5 = data.roomId;
const _errs11 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate1.errors = [{instancePath:instancePath+"/roomId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 200){
validate1.errors = [{instancePath:instancePath+"/roomId",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data6 = data.nodeId;
const _errs13 = errors;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
validate1.errors = [{instancePath:instancePath+"/nodeId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 200){
validate1.errors = [{instancePath:instancePath+"/nodeId",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameType !== undefined){
let data7 = data.gameType;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length > 64){
validate1.errors = [{instancePath:instancePath+"/gameType",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/gameType",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
let data8 = data.vendor;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length > 64){
validate1.errors = [{instancePath:instancePath+"/vendor",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/vendor",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data9 = data.title;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length > 500){
validate1.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
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
if(data.length > 500){
validate0.errors = [{instancePath,keyword:"maxItems",params:{limit: 500}}];
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

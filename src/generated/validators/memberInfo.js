// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labelId !== undefined){
let data0 = data.labelId;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate1.errors = [{instancePath:instancePath+"/labelId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate1.errors = [{instancePath:instancePath+"/labelId",keyword:"maxLength",params:{limit: 200}}];
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
validate1.errors = [{instancePath:instancePath+"/labelName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/labelName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64){
validate1.errors = [{instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rankLevel !== undefined){
let data3 = data.rankLevel;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
validate1.errors = [{instancePath:instancePath+"/rankLevel",keyword:"type",params:{}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 16){
validate1.errors = [{instancePath:instancePath+"/rankLevel",keyword:"maxLength",params:{limit: 16}}];
return false;
}
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
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/type",keyword:"maximum",params:{comparison: "<=", limit: 99}}];
return false;
}
else {
if(data0 < -1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/type",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate0.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate0.errors = [{instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}}];
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
if(data.customerId !== undefined){
let data2 = data.customerId;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate0.errors = [{instancePath:instancePath+"/customerId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200){
validate0.errors = [{instancePath:instancePath+"/customerId",keyword:"maxLength",params:{limit: 200}}];
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
if(data.account !== undefined){
let data4 = data.account;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 200){
validate0.errors = [{instancePath:instancePath+"/account",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/account",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regDate !== undefined){
let data5 = data.regDate;
const _errs11 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
validate0.errors = [{instancePath:instancePath+"/regDate",keyword:"type",params:{}}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 64){
validate0.errors = [{instancePath:instancePath+"/regDate",keyword:"maxLength",params:{limit: 64}}];
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
if(data.language !== undefined){
let data6 = data.language;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 16){
validate0.errors = [{instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clubLabel !== undefined){
const _errs15 = errors;
if(!(validate1(data.clubLabel, instancePath+"/clubLabel"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data8 = data.balance;
const _errs16 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
validate0.errors = [{instancePath:instancePath+"/balance",keyword:"type",params:{}}];
return false;
}
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length > 40){
validate0.errors = [{instancePath:instancePath+"/balance",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data9 = data.currency;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 16){
validate0.errors = [{instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}}];
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
const schema1Keys = new Set(["userName","password","id","type","mobileNum","email","payeeName","secondFactor","ga","regDate","language","clubLabel","balance","currency","firstTimeLogin","passwordExpired","note","wps"]);
"use strict";
export const validate = validate0;
export default validate0;
function validate2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "sms") || (key0 === "email")) || (key0 === "ga")) || (key0 === "payeeName"))){
validate2.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.sms !== undefined){
const _errs2 = errors;
if(true !== data.sms){
validate2.errors = [{instancePath:instancePath+"/sms",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(true !== data.email){
validate2.errors = [{instancePath:instancePath+"/email",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ga !== undefined){
const _errs4 = errors;
if(true !== data.ga){
validate2.errors = [{instancePath:instancePath+"/ga",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payeeName !== undefined){
const _errs5 = errors;
if(true !== data.payeeName){
validate2.errors = [{instancePath:instancePath+"/payeeName",keyword:"const",params:{allowedValue: true}}];
return false;
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
}
else {
validate2.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
function validate7(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labelId !== undefined){
let data0 = data.labelId;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate7.errors = [{instancePath:instancePath+"/labelId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate7.errors = [{instancePath:instancePath+"/labelId",keyword:"maxLength",params:{limit: 200}}];
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
validate7.errors = [{instancePath:instancePath+"/labelName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/labelName",keyword:"type",params:{type: "string"}}];
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
validate7.errors = [{instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
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
validate7.errors = [{instancePath:instancePath+"/rankLevel",keyword:"type",params:{}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 16){
validate7.errors = [{instancePath:instancePath+"/rankLevel",keyword:"maxLength",params:{limit: 16}}];
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
validate7.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.userName === undefined) && (missing0 = "userName")) || ((data.password === undefined) && (missing0 = "password"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.note === undefined) && (missing0 = "note"))){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(schema1Keys.has(key0))){
validate1.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.userName !== undefined){
let data0 = data.userName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 200){
validate1.errors = [{instancePath:instancePath+"/userName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data0.length < 1){
validate1.errors = [{instancePath:instancePath+"/userName",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/userName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 1000){
validate1.errors = [{instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs6 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate1.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{}}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 200){
validate1.errors = [{instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs8 = errors;
if(!(((((data3 === -1) || (data3 === 0)) || (data3 === 1)) || (data3 === 2)) || (data3 === 4))){
validate1.errors = [{instancePath:instancePath+"/type",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileNum !== undefined){
let data4 = data.mobileNum;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 32){
validate1.errors = [{instancePath:instancePath+"/mobileNum",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/mobileNum",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data5 = data.email;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 320){
validate1.errors = [{instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 320}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payeeName !== undefined){
let data6 = data.payeeName;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 200){
validate1.errors = [{instancePath:instancePath+"/payeeName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/payeeName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secondFactor !== undefined){
const _errs15 = errors;
if(!(validate2(data.secondFactor, instancePath+"/secondFactor"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ga !== undefined){
let data8 = data.ga;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length > 64){
validate1.errors = [{instancePath:instancePath+"/ga",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/ga",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regDate !== undefined){
let data9 = data.regDate;
const _errs18 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")){
validate1.errors = [{instancePath:instancePath+"/regDate",keyword:"type",params:{}}];
return false;
}
if(errors === _errs18){
if(typeof data9 === "string"){
if(data9.length > 64){
validate1.errors = [{instancePath:instancePath+"/regDate",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data10 = data.language;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data10 === "string"){
if(data10.length > 16){
validate1.errors = [{instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clubLabel !== undefined){
const _errs22 = errors;
if(!(validate7(data.clubLabel, instancePath+"/clubLabel"))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data12 = data.balance;
const _errs23 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (typeof data12 !== "string")){
validate1.errors = [{instancePath:instancePath+"/balance",keyword:"type",params:{}}];
return false;
}
if(errors === _errs23){
if(typeof data12 === "string"){
if(data12.length > 40){
validate1.errors = [{instancePath:instancePath+"/balance",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data13 = data.currency;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data13 === "string"){
if(data13.length > 16){
validate1.errors = [{instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTimeLogin !== undefined){
const _errs27 = errors;
if(typeof data.firstTimeLogin !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/firstTimeLogin",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passwordExpired !== undefined){
const _errs29 = errors;
if(typeof data.passwordExpired !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/passwordExpired",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data16 = data.note;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data16 === "string"){
if(data16.length > 2000){
validate1.errors = [{instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(data16.length < 1){
validate1.errors = [{instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wps !== undefined){
let data17 = data.wps;
const _errs33 = errors;
if(errors === _errs33){
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate1.errors = [{instancePath:instancePath+"/wps",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs33 === errors;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.members === undefined) && (missing0 = "members")){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "members"))){
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
if(data.members !== undefined){
let data1 = data.members;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate0.errors = [{instancePath:instancePath+"/members",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate1(data1[i0], instancePath+"/members/" + i0))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/members",keyword:"type",params:{type: "array"}}];
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

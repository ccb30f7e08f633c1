// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern1 = new RegExp("^https?://[^/]+$", "u");
const pattern2 = new RegExp("^[a-z][a-z0-9-]{0,31}$", "u");
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domains === undefined) && (missing0 = "domains"))){
return no(validate0,instancePath,"required",missing0);
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "code")) || (key0 === "name")) || (key0 === "domains")) || (key0 === "recordedFrom")) || (key0 === "environments")) || (key0 === "reviewRequired")) || (key0 === "note"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate0,instancePath+"/$schema","maxLength");
}
}
else {
return no(validate0,instancePath+"/$schema","type");
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
return no(validate0,instancePath+"/code","maxLength");
}
else {
if(!pattern0.test(data1)){
return no(validate0,instancePath+"/code","pattern");
}
}
}
else {
return no(validate0,instancePath+"/code","type");
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
return no(validate0,instancePath+"/name","maxLength");
}
else {
if(data2.length < 1){
return no(validate0,instancePath+"/name","minLength");
}
}
}
else {
return no(validate0,instancePath+"/name","type");
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
return no(validate0,instancePath+"/domains","maxItems");
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
return no(validate0,instancePath+"/domains/" + i0,"maxLength");
}
}
else {
return no(validate0,instancePath+"/domains/" + i0,"type");
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
return no(validate0,instancePath+"/domains","type");
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recordedFrom !== undefined){
let data5 = data.recordedFrom;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 300){
return no(validate0,instancePath+"/recordedFrom","maxLength");
}
else {
if(!pattern1.test(data5)){
return no(validate0,instancePath+"/recordedFrom","pattern");
}
}
}
else {
return no(validate0,instancePath+"/recordedFrom","type");
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environments !== undefined){
let data6 = data.environments;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 20){
return no(validate0,instancePath+"/environments","maxProperties");
}
else {
for(const key1 in data6){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err0 = {instancePath:instancePath+"/environments",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,31}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid2 = _errs16 === errors;
if(!valid2){
const err1 = {instancePath:instancePath+"/environments",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
}
if(valid2){
for(const key2 in data6){
let data7 = data6[key2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(data7.length > 300){
return no(validate0,instancePath+"/environments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),"maxLength");
}
else {
if(!pattern1.test(data7)){
return no(validate0,instancePath+"/environments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),"pattern");
}
}
}
else {
return no(validate0,instancePath+"/environments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
return no(validate0,instancePath+"/environments","type");
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewRequired !== undefined){
const _errs20 = errors;
if(typeof data.reviewRequired !== "boolean"){
return no(validate0,instancePath+"/reviewRequired","type");
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data9 = data.note;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(data9.length > 2000){
return no(validate0,instancePath+"/note","maxLength");
}
}
else {
return no(validate0,instancePath+"/note","type");
}
}
var valid0 = _errs22 === errors;
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
return no(validate0,instancePath,"type");
}
}
validate0.errors = vErrors;
return errors === 0;
}

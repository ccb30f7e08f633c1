// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate2(data, instancePath=""){
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
return no(validate2,instancePath,"enum");
}
validate2.errors = null;
return true;
}
const pattern0 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
function validate4(data, instancePath=""){
{
if(typeof data === "string"){
if(!pattern0.test(data)){
return no(validate4,instancePath,"pattern");
}
}
else {
return no(validate4,instancePath,"type");
}
}
validate4.errors = null;
return true;
}
const pattern1 = new RegExp("^[0-9a-f]{16}$", "u");
function validate6(data, instancePath=""){
{
if(Array.isArray(data)){
if(data.length > 1000){
return no(validate6,instancePath,"maxItems");
}
else {
if(data.length < 1){
return no(validate6,instancePath,"minItems");
}
else {
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
{
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
return no(validate6,instancePath+"/" + i0,"pattern");
}
}
else {
return no(validate6,instancePath+"/" + i0,"type");
}
}
}
}
}
}
else {
return no(validate6,instancePath,"type");
}
}
validate6.errors = null;
return true;
}
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate2(data, instancePath))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate4(data, instancePath))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate6(data, instancePath))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err0 = {instancePath,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(validate1(data[key0], instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
validate0.errors = validate1.errors;
return false;
}
}
}
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

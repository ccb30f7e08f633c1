// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^(CN|EN|ES|HI|ID|JA|KM|KO|MY|TA|TH|TW|VI|TY|UR|PT|PT-BR|MS|BN|TR)$", "u");
const pattern2 = new RegExp("\\S", "u");
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
{
if(typeof data0 === "string"){
if(data0.length > 2000){
return no(validate1,instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"minLength");
}
else {
if(!pattern2.test(data0)){
return no(validate1,instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"pattern");
}
}
}
}
else {
return no(validate1,instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
}
}
else {
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(pattern0.test(key0))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
for(const key1 in data){
if(pattern0.test(key1)){
if(!(validate1(data[key1], instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
validate0.errors = validate1.errors;
return false;
}
}
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.token !== undefined){
let data0 = data.token;
{
if(typeof data0 === "string"){
if(data0.length > 8192){
return no(validate0,instancePath+"/token","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/token","minLength");
}
}
}
else {
return no(validate0,instancePath+"/token","type");
}
}
}
{
if(data.vapidKey !== undefined){
let data1 = data.vapidKey;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate0,instancePath+"/vapidKey","maxLength");
}
}
else {
return no(validate0,instancePath+"/vapidKey","type");
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
validate0.errors = null;
return true;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "titles")) || (key0 === "limit"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("gameLanes" !== data.type){
return no(validate0,instancePath+"/type","const");
}
}
{
if(data.titles !== undefined){
let data1 = data.titles;
{
if(Array.isArray(data1)){
if(data1.length > 100){
return no(validate0,instancePath+"/titles","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/titles/" + i0,"maxLength");
}
}
else {
return no(validate0,instancePath+"/titles/" + i0,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/titles","type");
}
}
}
{
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return no(validate0,instancePath+"/limit","type");
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
return no(validate0,instancePath+"/limit","maximum");
}
else {
if(data3 < 1 || isNaN(data3)){
return no(validate0,instancePath+"/limit","minimum");
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
validate0.errors = null;
return true;
}

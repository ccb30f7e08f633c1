// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.url === undefined) && (missing0 = "url"))){
return no(validate1,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "title") || (key0 === "url"))){
return no(validate1,instancePath,"additionalProperties",key0);
}
}
{
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/title","maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/title","minLength");
}
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.url !== undefined){
let data1 = data.url;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate1,instancePath+"/url","maxLength");
}
else {
if(data1.length < 1){
return no(validate1,instancePath+"/url","minLength");
}
}
}
else {
return no(validate1,instancePath+"/url","type");
}
}
}
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
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "type") || (key0 === "links"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("footer" !== data.type){
return no(validate0,instancePath+"/type","const");
}
}
{
if(data.links !== undefined){
let data1 = data.links;
{
if(Array.isArray(data1)){
if(data1.length > 50){
return no(validate0,instancePath+"/links","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], instancePath+"/links/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/links","type");
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

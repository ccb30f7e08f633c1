// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate1,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.content !== undefined){
let data2 = data.content;
{
if(typeof data2 === "string"){
if(data2.length > 1000000){
return no(validate1,instancePath+"/content","maxLength");
}
}
else {
return no(validate1,instancePath+"/content","type");
}
}
}
{
if(data.promotionType !== undefined){
let data3 = data.promotionType;
{
if(typeof data3 === "string"){
if(data3.length > 64){
return no(validate1,instancePath+"/promotionType","maxLength");
}
}
else {
return no(validate1,instancePath+"/promotionType","type");
}
}
}
{
if(data.execution !== undefined){
let data4 = data.execution;
{
if(typeof data4 === "string"){
if(data4.length > 8){
return no(validate1,instancePath+"/execution","maxLength");
}
}
else {
return no(validate1,instancePath+"/execution","type");
}
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
if(data.announcements !== undefined){
let data0 = data.announcements;
{
if(Array.isArray(data0)){
if(data0.length > 500){
return no(validate0,instancePath+"/announcements","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/announcements/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/announcements","type");
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

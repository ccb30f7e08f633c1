// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completedConditions !== undefined){
let data0 = data.completedConditions;
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return no(validate1,instancePath+"/completedConditions","minimum");
}
}
else {
return no(validate1,instancePath+"/completedConditions","type");
}
}
}
{
if(data.totalExpectedConditions !== undefined){
let data1 = data.totalExpectedConditions;
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return no(validate1,instancePath+"/totalExpectedConditions","minimum");
}
}
else {
return no(validate1,instancePath+"/totalExpectedConditions","type");
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
function validate3(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labelId !== undefined){
let data0 = data.labelId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate3,instancePath+"/labelId","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate3,instancePath+"/labelId","maxLength");
}
}
}
}
{
if(data.labelName !== undefined){
let data1 = data.labelName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate3,instancePath+"/labelName","maxLength");
}
}
else {
return no(validate3,instancePath+"/labelName","type");
}
}
}
{
if(data.nextLabelId !== undefined){
let data2 = data.nextLabelId;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
return no(validate3,instancePath+"/nextLabelId","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate3,instancePath+"/nextLabelId","maxLength");
}
}
}
}
{
if(data.nextLabelName !== undefined){
let data3 = data.nextLabelName;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate3,instancePath+"/nextLabelName","maxLength");
}
}
else {
return no(validate3,instancePath+"/nextLabelName","type");
}
}
}
}
}
}
}
else {
return no(validate3,instancePath,"type");
}
}
validate3.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentProgress !== undefined){
if(!(validate1(data.currentProgress, instancePath+"/currentProgress"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.playerRankProgress !== undefined){
if(!(validate3(data.playerRankProgress, instancePath+"/playerRankProgress"))){
validate0.errors = validate3.errors;
return false;
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

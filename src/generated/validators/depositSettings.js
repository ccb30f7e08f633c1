// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
return no(validate1,instancePath,"required",missing0);
}
else {
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
if(data.name !== undefined){
let data1 = data.name;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate1,instancePath+"/name","maxLength");
}
else {
if(data1.length < 1){
return no(validate1,instancePath+"/name","minLength");
}
}
}
else {
return no(validate1,instancePath+"/name","type");
}
}
}
{
if(data.min !== undefined){
let data2 = data.min;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate1,instancePath+"/min","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 40){
return no(validate1,instancePath+"/min","maxLength");
}
}
}
}
{
if(data.max !== undefined){
let data3 = data.max;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
return no(validate1,instancePath+"/max","type");
}
{
if(typeof data3 === "string"){
if(data3.length > 40){
return no(validate1,instancePath+"/max","maxLength");
}
}
}
}
{
if(data.icon !== undefined){
let data4 = data.icon;
{
if(typeof data4 === "string"){
if(data4.length > 4096){
return no(validate1,instancePath+"/icon","maxLength");
}
}
else {
return no(validate1,instancePath+"/icon","type");
}
}
}
{
if(data.arrivalMinutes !== undefined){
let data5 = data.arrivalMinutes;
if(!((typeof data5 == "number") && (isFinite(data5)))){
return no(validate1,instancePath+"/arrivalMinutes","type");
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
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.methods !== undefined){
let data0 = data.methods;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate0,instancePath+"/methods","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/methods/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/methods","type");
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

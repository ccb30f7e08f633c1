// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reports === undefined) && (missing0 = "reports")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.reports !== undefined){
let data0 = data.reports;
{
if(Array.isArray(data0)){
if(data0.length > 20){
return no(validate0,instancePath+"/reports","maxItems");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/reports","minItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.type === undefined) && (missing1 = "type")) || ((data1.at === undefined) && (missing1 = "at"))) || ((data1.screen === undefined) && (missing1 = "screen"))) || ((data1.release === undefined) && (missing1 = "release"))){
return no(validate0,instancePath+"/reports/" + i0,"required",missing1);
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
if(!(((((data2 === "error") || (data2 === "contained")) || (data2 === "problem")) || (data2 === "csp")) || (data2 === "vitals"))){
return no(validate0,instancePath+"/reports/" + i0+"/type","enum");
}
}
{
if(data1.at !== undefined){
let data3 = data1.at;
if(!((typeof data3 == "number") && (isFinite(data3)))){
return no(validate0,instancePath+"/reports/" + i0+"/at","type");
}
}
{
if(data1.screen !== undefined){
let data4 = data1.screen;
{
if(typeof data4 === "string"){
if(data4.length > 40){
return no(validate0,instancePath+"/reports/" + i0+"/screen","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/screen","type");
}
}
}
{
if(data1.release !== undefined){
let data5 = data1.release;
{
if(typeof data5 === "string"){
if(data5.length > 100){
return no(validate0,instancePath+"/reports/" + i0+"/release","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/release","type");
}
}
}
{
if(data1.name !== undefined){
let data6 = data1.name;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate0,instancePath+"/reports/" + i0+"/name","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/name","type");
}
}
}
{
if(data1.message !== undefined){
let data7 = data1.message;
{
if(typeof data7 === "string"){
if(data7.length > 200){
return no(validate0,instancePath+"/reports/" + i0+"/message","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/message","type");
}
}
}
{
if(data1.stack !== undefined){
let data8 = data1.stack;
{
if(Array.isArray(data8)){
if(data8.length > 5){
return no(validate0,instancePath+"/reports/" + i0+"/stack","maxItems");
}
else {
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
{
if(typeof data9 === "string"){
if(data9.length > 100){
return no(validate0,instancePath+"/reports/" + i0+"/stack/" + i1,"maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/stack/" + i1,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/stack","type");
}
}
}
{
if(data1.value !== undefined){
let data10 = data1.value;
if(!((typeof data10 == "number") && (isFinite(data10)))){
return no(validate0,instancePath+"/reports/" + i0+"/value","type");
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
return no(validate0,instancePath+"/reports/" + i0,"type");
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/reports","type");
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

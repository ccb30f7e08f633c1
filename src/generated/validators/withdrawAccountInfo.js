// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
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
if(data.bankName !== undefined){
let data1 = data.bankName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate1,instancePath+"/bankName","maxLength");
}
}
else {
return no(validate1,instancePath+"/bankName","type");
}
}
}
{
if(data.accountNoMasked !== undefined){
let data2 = data.accountNoMasked;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate1,instancePath+"/accountNoMasked","maxLength");
}
}
else {
return no(validate1,instancePath+"/accountNoMasked","type");
}
}
}
{
if(data.arrivalMinutes !== undefined){
let data3 = data.arrivalMinutes;
if(!((typeof data3 == "number") && (isFinite(data3)))){
return no(validate1,instancePath+"/arrivalMinutes","type");
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
if(data.accounts !== undefined){
let data0 = data.accounts;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate0,instancePath+"/accounts","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/accounts/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/accounts","type");
}
}
}
{
if(data.min !== undefined){
let data2 = data.min;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate0,instancePath+"/min","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 40){
return no(validate0,instancePath+"/min","maxLength");
}
}
}
}
{
if(data.max !== undefined){
let data3 = data.max;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
return no(validate0,instancePath+"/max","type");
}
{
if(typeof data3 === "string"){
if(data3.length > 40){
return no(validate0,instancePath+"/max","maxLength");
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

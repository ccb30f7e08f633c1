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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate0,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.token !== undefined){
let data1 = data.token;
{
if(typeof data1 === "string"){
if(data1.length > 8192){
return no(validate0,instancePath+"/token","maxLength");
}
else {
if(data1.length < 1){
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
if(data.merchantCode !== undefined){
let data2 = data.merchantCode;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate0,instancePath+"/merchantCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/merchantCode","type");
}
}
}
{
if(data.userName !== undefined){
let data3 = data.userName;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate0,instancePath+"/userName","maxLength");
}
}
else {
return no(validate0,instancePath+"/userName","type");
}
}
}
{
if(data.type !== undefined){
let data4 = data.type;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return no(validate0,instancePath+"/type","type");
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
return no(validate0,instancePath+"/type","maximum");
}
else {
if(data4 < -1 || isNaN(data4)){
return no(validate0,instancePath+"/type","minimum");
}
}
}
}
}
{
if(data.firstTimeLogin !== undefined){
if(typeof data.firstTimeLogin !== "boolean"){
return no(validate0,instancePath+"/firstTimeLogin","type");
}
}
{
if(data.customerId !== undefined){
let data6 = data.customerId;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
return no(validate0,instancePath+"/customerId","type");
}
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate0,instancePath+"/customerId","maxLength");
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
}
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern1 = new RegExp("^https?://[^/]+$", "u");
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domains === undefined) && (missing0 = "domains"))){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "code")) || (key0 === "name")) || (key0 === "domains")) || (key0 === "recordedFrom")) || (key0 === "note"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.$schema !== undefined){
let data0 = data.$schema;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate0,instancePath+"/$schema","maxLength");
}
}
else {
return no(validate0,instancePath+"/$schema","type");
}
}
}
{
if(data.code !== undefined){
let data1 = data.code;
{
if(typeof data1 === "string"){
if(data1.length > 32){
return no(validate0,instancePath+"/code","maxLength");
}
else {
if(!pattern0.test(data1)){
return no(validate0,instancePath+"/code","pattern");
}
}
}
else {
return no(validate0,instancePath+"/code","type");
}
}
}
{
if(data.name !== undefined){
let data2 = data.name;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/name","maxLength");
}
else {
if(data2.length < 1){
return no(validate0,instancePath+"/name","minLength");
}
}
}
else {
return no(validate0,instancePath+"/name","type");
}
}
}
{
if(data.domains !== undefined){
let data3 = data.domains;
{
if(Array.isArray(data3)){
if(data3.length > 200){
return no(validate0,instancePath+"/domains","maxItems");
}
else {
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
{
if(typeof data4 === "string"){
if(data4.length > 253){
return no(validate0,instancePath+"/domains/" + i0,"maxLength");
}
}
else {
return no(validate0,instancePath+"/domains/" + i0,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/domains","type");
}
}
}
{
if(data.recordedFrom !== undefined){
let data5 = data.recordedFrom;
{
if(typeof data5 === "string"){
if(data5.length > 300){
return no(validate0,instancePath+"/recordedFrom","maxLength");
}
else {
if(!pattern1.test(data5)){
return no(validate0,instancePath+"/recordedFrom","pattern");
}
}
}
else {
return no(validate0,instancePath+"/recordedFrom","type");
}
}
}
{
if(data.note !== undefined){
let data6 = data.note;
{
if(typeof data6 === "string"){
if(data6.length > 2000){
return no(validate0,instancePath+"/note","maxLength");
}
}
else {
return no(validate0,instancePath+"/note","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.changes === undefined) && (missing0 = "changes")){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "changes"))){
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
if(data.changes !== undefined){
let data1 = data.changes;
{
if(Array.isArray(data1)){
if(data1.length > 200){
return no(validate0,instancePath+"/changes","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.name === undefined) && (missing1 = "name")) || ((data2.from === undefined) && (missing1 = "from"))) || ((data2.to === undefined) && (missing1 = "to"))) || ((data2.set === undefined) && (missing1 = "set"))){
return no(validate0,instancePath+"/changes/" + i0,"required",missing1);
}
else {
for(const key1 in data2){
if(!(((((key1 === "name") || (key1 === "from")) || (key1 === "to")) || (key1 === "set")) || (key1 === "note"))){
return no(validate0,instancePath+"/changes/" + i0,"additionalProperties",key1);
}
}
{
if(data2.name !== undefined){
let data3 = data2.name;
{
if(typeof data3 === "string"){
if(data3.length > 100){
return no(validate0,instancePath+"/changes/" + i0+"/name","maxLength");
}
else {
if(data3.length < 1){
return no(validate0,instancePath+"/changes/" + i0+"/name","minLength");
}
}
}
else {
return no(validate0,instancePath+"/changes/" + i0+"/name","type");
}
}
}
{
if(data2.from !== undefined){
let data4 = data2.from;
{
if(typeof data4 === "string"){
if(data4.length > 40){
return no(validate0,instancePath+"/changes/" + i0+"/from","maxLength");
}
}
else {
return no(validate0,instancePath+"/changes/" + i0+"/from","type");
}
}
}
{
if(data2.to !== undefined){
let data5 = data2.to;
{
if(typeof data5 === "string"){
if(data5.length > 40){
return no(validate0,instancePath+"/changes/" + i0+"/to","maxLength");
}
}
else {
return no(validate0,instancePath+"/changes/" + i0+"/to","type");
}
}
}
{
if(data2.set !== undefined){
let data6 = data2.set;
{
if(Array.isArray(data6)){
if(data6.length > 50){
return no(validate0,instancePath+"/changes/" + i0+"/set","maxItems");
}
else {
if(data6.length < 1){
return no(validate0,instancePath+"/changes/" + i0+"/set","minItems");
}
else {
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
{
if(typeof data7 === "string"){
if(data7.length > 300){
return no(validate0,instancePath+"/changes/" + i0+"/set/" + i1,"maxLength");
}
}
else {
return no(validate0,instancePath+"/changes/" + i0+"/set/" + i1,"type");
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/changes/" + i0+"/set","type");
}
}
}
{
if(data2.note !== undefined){
let data8 = data2.note;
{
if(typeof data8 === "string"){
if(data8.length > 2000){
return no(validate0,instancePath+"/changes/" + i0+"/note","maxLength");
}
}
else {
return no(validate0,instancePath+"/changes/" + i0+"/note","type");
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
return no(validate0,instancePath+"/changes/" + i0,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/changes","type");
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

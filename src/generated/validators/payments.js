// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.time === undefined) && (missing0 = "time"))){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
return no(validate1,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 100){
return no(validate1,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "deposit") || (data1 === "withdrawal"))){
return no(validate1,instancePath+"/type","enum");
}
{
if(typeof data1 === "string"){
if(data1.length > 20){
return no(validate1,instancePath+"/type","maxLength");
}
}
else {
return no(validate1,instancePath+"/type","type");
}
}
}
{
if(data.amount !== undefined){
let data2 = data.amount;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate1,instancePath+"/amount","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 40){
return no(validate1,instancePath+"/amount","maxLength");
}
}
}
}
{
if(data.status !== undefined){
let data3 = data.status;
if(!((((data3 === "pending") || (data3 === "done")) || (data3 === "refused")) || (data3 === "cancelled"))){
return no(validate1,instancePath+"/status","enum");
}
{
if(typeof data3 === "string"){
if(data3.length > 20){
return no(validate1,instancePath+"/status","maxLength");
}
}
else {
return no(validate1,instancePath+"/status","type");
}
}
}
{
if(data.time !== undefined){
let data4 = data.time;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){
return no(validate1,instancePath+"/time","type");
}
{
if(typeof data4 === "string"){
if(data4.length > 64){
return no(validate1,instancePath+"/time","maxLength");
}
}
}
}
{
if(data.method !== undefined){
let data5 = data.method;
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate1,instancePath+"/method","maxLength");
}
}
else {
return no(validate1,instancePath+"/method","type");
}
}
}
{
if(data.reason !== undefined){
let data6 = data.reason;
{
if(typeof data6 === "string"){
if(data6.length > 500){
return no(validate1,instancePath+"/reason","maxLength");
}
}
else {
return no(validate1,instancePath+"/reason","type");
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
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payments !== undefined){
let data0 = data.payments;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate0,instancePath+"/payments","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/payments/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/payments","type");
}
}
}
{
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
return no(validate0,instancePath+"/next","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/next","maxLength");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
return no(validate2,instancePath,"required",missing0);
}
else {
if(data.amount !== undefined){
let data0 = data.amount;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")){
return no(validate2,instancePath+"/amount","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 40){
return no(validate2,instancePath+"/amount","maxLength");
}
}
}
}
{
if(data.from !== undefined){
let data1 = data.from;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate2,instancePath+"/from","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate2,instancePath+"/from","maxLength");
}
}
}
}
}
}
}
else {
return no(validate2,instancePath,"type");
}
}
validate2.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.period === undefined) && (missing0 = "period")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.period !== undefined){
let data0 = data.period;
if(!(((data0 === "day") || (data0 === "week")) || (data0 === "month"))){
return no(validate1,instancePath+"/period","enum");
}
{
if(typeof data0 === "string"){
if(data0.length > 16){
return no(validate1,instancePath+"/period","maxLength");
}
}
else {
return no(validate1,instancePath+"/period","type");
}
}
}
{
if(data.amount !== undefined){
let data1 = data.amount;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate1,instancePath+"/amount","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 40){
return no(validate1,instancePath+"/amount","maxLength");
}
}
}
}
{
if(data.used !== undefined){
let data2 = data.used;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate1,instancePath+"/used","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 40){
return no(validate1,instancePath+"/used","maxLength");
}
}
}
}
{
if(data.next !== undefined){
if(!(validate2(data.next, instancePath+"/next"))){
validate1.errors = validate2.errors;
return false;
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
if(data.limits !== undefined){
let data0 = data.limits;
{
if(Array.isArray(data0)){
if(data0.length > 20){
return no(validate0,instancePath+"/limits","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/limits/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/limits","type");
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

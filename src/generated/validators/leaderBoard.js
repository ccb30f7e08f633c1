// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rank === undefined) && (missing0 = "rank")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.rank !== undefined){
let data0 = data.rank;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return no(validate1,instancePath+"/rank","type");
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
return no(validate1,instancePath+"/rank","minimum");
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
}
else {
return no(validate1,instancePath+"/name","type");
}
}
}
{
if(data.score !== undefined){
let data2 = data.score;
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return no(validate1,instancePath+"/score","minimum");
}
}
else {
return no(validate1,instancePath+"/score","type");
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
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 300){
return no(validate0,instancePath+"/title","maxLength");
}
}
else {
return no(validate0,instancePath+"/title","type");
}
}
}
{
if(data.endsAt !== undefined){
let data1 = data.endsAt;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate0,instancePath+"/endsAt","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate0,instancePath+"/endsAt","maxLength");
}
}
}
}
{
if(data.entries !== undefined){
let data2 = data.entries;
{
if(Array.isArray(data2)){
if(data2.length > 1000){
return no(validate0,instancePath+"/entries","maxItems");
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data2[i0], instancePath+"/entries/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/entries","type");
}
}
}
{
if(data.own !== undefined){
if(!(validate1(data.own, instancePath+"/own"))){
validate0.errors = validate1.errors;
return false;
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

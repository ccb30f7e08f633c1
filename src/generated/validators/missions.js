// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
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
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 300){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 2000){
return no(validate1,instancePath+"/description","maxLength");
}
}
else {
return no(validate1,instancePath+"/description","type");
}
}
}
{
if(data.done !== undefined){
let data3 = data.done;
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return no(validate1,instancePath+"/done","minimum");
}
}
else {
return no(validate1,instancePath+"/done","type");
}
}
}
{
if(data.total !== undefined){
let data4 = data.total;
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return no(validate1,instancePath+"/total","minimum");
}
}
else {
return no(validate1,instancePath+"/total","type");
}
}
}
{
if(data.reward !== undefined){
let data5 = data.reward;
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate1,instancePath+"/reward","maxLength");
}
}
else {
return no(validate1,instancePath+"/reward","type");
}
}
}
{
if(data.state !== undefined){
let data6 = data.state;
{
if(typeof data6 === "string"){
if(data6.length > 32){
return no(validate1,instancePath+"/state","maxLength");
}
}
else {
return no(validate1,instancePath+"/state","type");
}
}
}
{
if(data.endsAt !== undefined){
let data7 = data.endsAt;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")){
return no(validate1,instancePath+"/endsAt","type");
}
{
if(typeof data7 === "string"){
if(data7.length > 64){
return no(validate1,instancePath+"/endsAt","maxLength");
}
}
}
}
{
if(data.url !== undefined){
let data8 = data.url;
{
if(typeof data8 === "string"){
if(data8.length > 4096){
return no(validate1,instancePath+"/url","maxLength");
}
}
else {
return no(validate1,instancePath+"/url","type");
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
if(data.missions !== undefined){
let data0 = data.missions;
{
if(Array.isArray(data0)){
if(data0.length > 500){
return no(validate0,instancePath+"/missions","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/missions/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/missions","type");
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

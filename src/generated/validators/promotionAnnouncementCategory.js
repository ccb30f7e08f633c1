// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
return no(validate2,instancePath,"required",missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate2,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate2,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate2,instancePath+"/title","maxLength");
}
}
else {
return no(validate2,instancePath+"/title","type");
}
}
}
{
if(data.content !== undefined){
let data2 = data.content;
{
if(typeof data2 === "string"){
if(data2.length > 1000000){
return no(validate2,instancePath+"/content","maxLength");
}
}
else {
return no(validate2,instancePath+"/content","type");
}
}
}
{
if(data.image !== undefined){
let data3 = data.image;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate2,instancePath+"/image","maxLength");
}
}
else {
return no(validate2,instancePath+"/image","type");
}
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
}
else {
return no(validate1,instancePath+"/name","type");
}
}
}
{
if(data.promotions !== undefined){
let data2 = data.promotions;
{
if(Array.isArray(data2)){
if(data2.length > 1000){
return no(validate1,instancePath+"/promotions","maxItems");
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data2[i0], instancePath+"/promotions/" + i0))){
validate1.errors = validate2.errors;
return false;
}
}
}
}
else {
return no(validate1,instancePath+"/promotions","type");
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
if(data.categories !== undefined){
let data0 = data.categories;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate0,instancePath+"/categories","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/categories/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/categories","type");
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

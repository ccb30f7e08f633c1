// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.csType !== undefined){
let data1 = data.csType;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate1,instancePath+"/csType","maxLength");
}
}
else {
return no(validate1,instancePath+"/csType","type");
}
}
}
{
if(data.csPosition !== undefined){
let data2 = data.csPosition;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
return no(validate1,instancePath+"/csPosition","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate1,instancePath+"/csPosition","maxLength");
}
}
}
}
{
if(data.path !== undefined){
let data3 = data.path;
{
if(typeof data3 === "string"){
if(data3.length > 8192){
return no(validate1,instancePath+"/path","maxLength");
}
else {
if(data3.length < 1){
return no(validate1,instancePath+"/path","minLength");
}
}
}
else {
return no(validate1,instancePath+"/path","type");
}
}
}
{
if(data.labelIds !== undefined){
let data4 = data.labelIds;
{
if(Array.isArray(data4)){
if(data4.length > 200){
return no(validate1,instancePath+"/labelIds","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return no(validate1,instancePath+"/labelIds/" + i0,"type");
}
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate1,instancePath+"/labelIds/" + i0,"maxLength");
}
}
}
}
}
}
else {
return no(validate1,instancePath+"/labelIds","type");
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
function validate3(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.domainName === undefined) && (missing0 = "domainName")){
return no(validate3,instancePath,"required",missing0);
}
else {
if(data.domainName !== undefined){
let data0 = data.domainName;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate3,instancePath+"/domainName","maxLength");
}
else {
if(data0.length < 1){
return no(validate3,instancePath+"/domainName","minLength");
}
}
}
else {
return no(validate3,instancePath+"/domainName","type");
}
}
}
}
}
else {
return no(validate3,instancePath,"type");
}
}
validate3.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customerService !== undefined){
let data0 = data.customerService;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate0,instancePath+"/customerService","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/customerService/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/customerService","type");
}
}
}
{
if(data.domainList !== undefined){
let data2 = data.domainList;
{
if(Array.isArray(data2)){
if(data2.length > 1000){
return no(validate0,instancePath+"/domainList","maxItems");
}
else {
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate3(data2[i1], instancePath+"/domainList/" + i1))){
validate0.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/domainList","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resourceType === undefined) && (missing0 = "resourceType")) || ((data.url === undefined) && (missing0 = "url"))){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.resourceType !== undefined){
let data0 = data.resourceType;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate1,instancePath+"/resourceType","maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/resourceType","minLength");
}
}
}
else {
return no(validate1,instancePath+"/resourceType","type");
}
}
}
{
if(data.url !== undefined){
let data1 = data.url;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
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
if(data.version !== undefined){
let data0 = data.version;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate3,instancePath+"/version","maxLength");
}
}
else {
return no(validate3,instancePath+"/version","type");
}
}
}
{
if(data.url !== undefined){
let data1 = data.url;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate3,instancePath+"/url","maxLength");
}
}
else {
return no(validate3,instancePath+"/url","type");
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
if(data.resources !== undefined){
let data0 = data.resources;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate0,instancePath+"/resources","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/resources/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/resources","type");
}
}
}
{
if(data.upgrade !== undefined){
if(!(validate3(data.upgrade, instancePath+"/upgrade"))){
validate0.errors = validate3.errors;
return false;
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

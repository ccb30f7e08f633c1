// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image_logo !== undefined){
let data0 = data.image_logo;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return no(validate1,instancePath+"/image_logo","maxLength");
}
}
else {
return no(validate1,instancePath+"/image_logo","type");
}
}
}
{
if(data.pwa !== undefined){
let data1 = data.pwa;
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate1,instancePath+"/pwa","maxLength");
}
}
else {
return no(validate1,instancePath+"/pwa","type");
}
}
}
{
if(data.desktop_app_feature !== undefined){
let data2 = data.desktop_app_feature;
{
if(typeof data2 === "string"){
if(data2.length > 100000){
return no(validate1,instancePath+"/desktop_app_feature","maxLength");
}
}
else {
return no(validate1,instancePath+"/desktop_app_feature","type");
}
}
}
{
if(data.apple_touch_icon !== undefined){
let data3 = data.apple_touch_icon;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate1,instancePath+"/apple_touch_icon","maxLength");
}
}
else {
return no(validate1,instancePath+"/apple_touch_icon","type");
}
}
}
{
if(data.theme !== undefined){
let data4 = data.theme;
{
if(typeof data4 === "string"){
if(data4.length > 100000){
return no(validate1,instancePath+"/theme","maxLength");
}
}
else {
return no(validate1,instancePath+"/theme","type");
}
}
}
{
if(data.home !== undefined){
let data5 = data.home;
{
if(typeof data5 === "string"){
if(data5.length > 100000){
return no(validate1,instancePath+"/home","maxLength");
}
}
else {
return no(validate1,instancePath+"/home","type");
}
}
}
{
if(data.texts !== undefined){
let data6 = data.texts;
{
if(typeof data6 === "string"){
if(data6.length > 200000){
return no(validate1,instancePath+"/texts","maxLength");
}
}
else {
return no(validate1,instancePath+"/texts","type");
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
if(data.parameters !== undefined){
if(!(validate1(data.parameters, instancePath+"/parameters"))){
validate0.errors = validate1.errors;
return false;
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

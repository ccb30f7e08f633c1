// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.eventName === undefined) && (missing0 = "eventName")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.eventName !== undefined){
let data0 = data.eventName;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/eventName","maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/eventName","minLength");
}
}
}
else {
return no(validate1,instancePath+"/eventName","type");
}
}
}
{
if(data.eventValue !== undefined){
let data1 = data.eventValue;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
return no(validate1,instancePath+"/eventValue","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 20000){
return no(validate1,instancePath+"/eventValue","maxLength");
}
}
}
}
{
if(data.domain !== undefined){
let data2 = data.domain;
{
if(typeof data2 === "string"){
if(data2.length > 253){
return no(validate1,instancePath+"/domain","maxLength");
}
}
else {
return no(validate1,instancePath+"/domain","type");
}
}
}
{
if(data.affiliateCode !== undefined){
let data3 = data.affiliateCode;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate1,instancePath+"/affiliateCode","maxLength");
}
}
else {
return no(validate1,instancePath+"/affiliateCode","type");
}
}
}
{
if(data.channels !== undefined){
let data4 = data.channels;
{
if(Array.isArray(data4)){
if(data4.length > 50){
return no(validate1,instancePath+"/channels","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
{
if(typeof data5 === "string"){
if(data5.length > 64){
return no(validate1,instancePath+"/channels/" + i0,"maxLength");
}
}
else {
return no(validate1,instancePath+"/channels/" + i0,"type");
}
}
}
}
}
else {
return no(validate1,instancePath+"/channels","type");
}
}
}
{
if(data.eventID !== undefined){
let data6 = data.eventID;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate1,instancePath+"/eventID","maxLength");
}
}
else {
return no(validate1,instancePath+"/eventID","type");
}
}
}
{
if(data.fbc !== undefined){
let data7 = data.fbc;
{
if(typeof data7 === "string"){
if(data7.length > 500){
return no(validate1,instancePath+"/fbc","maxLength");
}
}
else {
return no(validate1,instancePath+"/fbc","type");
}
}
}
{
if(data.fbp !== undefined){
let data8 = data.fbp;
{
if(typeof data8 === "string"){
if(data8.length > 500){
return no(validate1,instancePath+"/fbp","maxLength");
}
}
else {
return no(validate1,instancePath+"/fbp","type");
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
if(Array.isArray(data)){
if(data.length > 1000){
return no(validate0,instancePath,"maxItems");
}
else {
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data[i0], instancePath+"/" + i0))){
validate0.errors = validate1.errors;
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

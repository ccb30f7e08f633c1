// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.expected === undefined) && (missing0 = "expected"))){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "at")) || (key0 === "phone")) || (key0 === "patch")) || (key0 === "faults")) || (key0 === "expected"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/title","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/title","minLength");
}
}
}
else {
return no(validate0,instancePath+"/title","type");
}
}
}
{
if(data.at !== undefined){
let data1 = data.at;
{
if(typeof data1 === "string"){
if(data1.length > 40){
return no(validate0,instancePath+"/at","maxLength");
}
}
else {
return no(validate0,instancePath+"/at","type");
}
}
}
{
if(data.phone !== undefined){
let data2 = data.phone;
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 20){
return no(validate0,instancePath+"/phone","maxProperties");
}
else {
for(const key1 in data2){
let data3 = data2[key1];
{
if(typeof data3 === "string"){
if(data3.length > 500){
return no(validate0,instancePath+"/phone/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),"maxLength");
}
}
else {
return no(validate0,instancePath+"/phone/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/phone","type");
}
}
}
{
if(data.patch !== undefined){
let data4 = data.patch;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
return no(validate0,instancePath+"/patch","type");
}
}
{
if(data.faults !== undefined){
let data5 = data.faults;
{
if(Array.isArray(data5)){
if(data5.length > 20){
return no(validate0,instancePath+"/faults","maxItems");
}
else {
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.path === undefined) && (missing1 = "path")) || ((data6.kind === undefined) && (missing1 = "kind"))){
return no(validate0,instancePath+"/faults/" + i0,"required",missing1);
}
else {
for(const key2 in data6){
if(!((((key2 === "path") || (key2 === "kind")) || (key2 === "status")) || (key2 === "delayMs"))){
return no(validate0,instancePath+"/faults/" + i0,"additionalProperties",key2);
}
}
{
if(data6.path !== undefined){
let data7 = data6.path;
{
if(typeof data7 === "string"){
if(data7.length > 500){
return no(validate0,instancePath+"/faults/" + i0+"/path","maxLength");
}
}
else {
return no(validate0,instancePath+"/faults/" + i0+"/path","type");
}
}
}
{
if(data6.kind !== undefined){
let data8 = data6.kind;
{
if(typeof data8 === "string"){
if(data8.length > 20){
return no(validate0,instancePath+"/faults/" + i0+"/kind","maxLength");
}
}
else {
return no(validate0,instancePath+"/faults/" + i0+"/kind","type");
}
}
}
{
if(data6.status !== undefined){
let data9 = data6.status;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return no(validate0,instancePath+"/faults/" + i0+"/status","type");
}
}
{
if(data6.delayMs !== undefined){
let data10 = data6.delayMs;
if(!((typeof data10 == "number") && (isFinite(data10)))){
return no(validate0,instancePath+"/faults/" + i0+"/delayMs","type");
}
}
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/faults/" + i0,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/faults","type");
}
}
}
{
if(data.expected !== undefined){
let data11 = data.expected;
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.screen === undefined) && (missing2 = "screen")) || ((data11.features === undefined) && (missing2 = "features"))){
return no(validate0,instancePath+"/expected","required",missing2);
}
else {
for(const key3 in data11){
if(!((key3 === "screen") || (key3 === "features"))){
return no(validate0,instancePath+"/expected","additionalProperties",key3);
}
}
{
if(data11.screen !== undefined){
let data12 = data11.screen;
{
if(typeof data12 === "string"){
if(data12.length > 40){
return no(validate0,instancePath+"/expected/screen","maxLength");
}
}
else {
return no(validate0,instancePath+"/expected/screen","type");
}
}
}
{
if(data11.features !== undefined){
let data13 = data11.features;
{
if(Array.isArray(data13)){
if(data13.length > 200){
return no(validate0,instancePath+"/expected/features","maxItems");
}
else {
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
{
if(typeof data14 === "string"){
if(data14.length > 60){
return no(validate0,instancePath+"/expected/features/" + i1,"maxLength");
}
}
else {
return no(validate0,instancePath+"/expected/features/" + i1,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/expected/features","type");
}
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/expected","type");
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
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reports === undefined) && (missing0 = "reports")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.reports !== undefined){
let data0 = data.reports;
{
if(Array.isArray(data0)){
if(data0.length > 20){
return no(validate0,instancePath+"/reports","maxItems");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/reports","minItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.type === undefined) && (missing1 = "type")) || ((data1.at === undefined) && (missing1 = "at"))) || ((data1.screen === undefined) && (missing1 = "screen"))) || ((data1.release === undefined) && (missing1 = "release"))){
return no(validate0,instancePath+"/reports/" + i0,"required",missing1);
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
if(!(((((data2 === "error") || (data2 === "contained")) || (data2 === "problem")) || (data2 === "csp")) || (data2 === "vitals"))){
return no(validate0,instancePath+"/reports/" + i0+"/type","enum");
}
}
{
if(data1.at !== undefined){
let data3 = data1.at;
if(!((typeof data3 == "number") && (isFinite(data3)))){
return no(validate0,instancePath+"/reports/" + i0+"/at","type");
}
}
{
if(data1.screen !== undefined){
let data4 = data1.screen;
{
if(typeof data4 === "string"){
if(data4.length > 40){
return no(validate0,instancePath+"/reports/" + i0+"/screen","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/screen","type");
}
}
}
{
if(data1.release !== undefined){
let data5 = data1.release;
{
if(typeof data5 === "string"){
if(data5.length > 100){
return no(validate0,instancePath+"/reports/" + i0+"/release","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/release","type");
}
}
}
{
if(data1.name !== undefined){
let data6 = data1.name;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate0,instancePath+"/reports/" + i0+"/name","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/name","type");
}
}
}
{
if(data1.message !== undefined){
let data7 = data1.message;
{
if(typeof data7 === "string"){
if(data7.length > 200){
return no(validate0,instancePath+"/reports/" + i0+"/message","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/message","type");
}
}
}
{
if(data1.stack !== undefined){
let data8 = data1.stack;
{
if(Array.isArray(data8)){
if(data8.length > 5){
return no(validate0,instancePath+"/reports/" + i0+"/stack","maxItems");
}
else {
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
{
if(typeof data9 === "string"){
if(data9.length > 100){
return no(validate0,instancePath+"/reports/" + i0+"/stack/" + i1,"maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/stack/" + i1,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/stack","type");
}
}
}
{
if(data1.value !== undefined){
let data10 = data1.value;
if(!((typeof data10 == "number") && (isFinite(data10)))){
return no(validate0,instancePath+"/reports/" + i0+"/value","type");
}
}
{
if(data1.visit !== undefined){
let data11 = data1.visit;
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((((data11.merchant === undefined) && (missing2 = "merchant")) || ((data11.layout === undefined) && (missing2 = "layout"))) || ((data11.session === undefined) && (missing2 = "session"))) || ((data11.device === undefined) && (missing2 = "device"))) || ((data11.path === undefined) && (missing2 = "path"))){
return no(validate0,instancePath+"/reports/" + i0+"/visit","required",missing2);
}
else {
if(data11.merchant !== undefined){
let data12 = data11.merchant;
{
if(typeof data12 === "string"){
if(data12.length > 100){
return no(validate0,instancePath+"/reports/" + i0+"/visit/merchant","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/visit/merchant","type");
}
}
}
{
if(data11.layout !== undefined){
let data13 = data11.layout;
{
if(typeof data13 === "string"){
if(data13.length > 40){
return no(validate0,instancePath+"/reports/" + i0+"/visit/layout","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/visit/layout","type");
}
}
}
{
if(data11.language !== undefined){
let data14 = data11.language;
{
if(typeof data14 === "string"){
if(data14.length > 10){
return no(validate0,instancePath+"/reports/" + i0+"/visit/language","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/visit/language","type");
}
}
}
{
if(data11.session !== undefined){
let data15 = data11.session;
if(!((data15 === "guest") || (data15 === "member"))){
return no(validate0,instancePath+"/reports/" + i0+"/visit/session","enum");
}
}
{
if(data11.device !== undefined){
let data16 = data11.device;
if(!(((((data16 === "android") || (data16 === "ios")) || (data16 === "other")) || (data16 === "installed")) || (data16 === "inApp"))){
return no(validate0,instancePath+"/reports/" + i0+"/visit/device","enum");
}
}
{
if(data11.path !== undefined){
let data17 = data11.path;
{
if(typeof data17 === "string"){
if(data17.length > 200){
return no(validate0,instancePath+"/reports/" + i0+"/visit/path","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/visit/path","type");
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
return no(validate0,instancePath+"/reports/" + i0+"/visit","type");
}
}
}
{
if(data1.failedCall !== undefined){
let data18 = data1.failedCall;
{
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if(((data18.path === undefined) && (missing3 = "path")) || ((data18.status === undefined) && (missing3 = "status"))){
return no(validate0,instancePath+"/reports/" + i0+"/failedCall","required",missing3);
}
else {
if(data18.path !== undefined){
let data19 = data18.path;
{
if(typeof data19 === "string"){
if(data19.length > 200){
return no(validate0,instancePath+"/reports/" + i0+"/failedCall/path","maxLength");
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/failedCall/path","type");
}
}
}
{
if(data18.status !== undefined){
let data20 = data18.status;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
return no(validate0,instancePath+"/reports/" + i0+"/failedCall/status","type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/reports/" + i0+"/failedCall","type");
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
}
else {
return no(validate0,instancePath+"/reports/" + i0,"type");
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/reports","type");
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

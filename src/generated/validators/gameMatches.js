// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
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
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.startTime !== undefined){
let data2 = data.startTime;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate1,instancePath+"/startTime","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate1,instancePath+"/startTime","maxLength");
}
}
}
}
{
if(data.home !== undefined){
let data3 = data.home;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate1,instancePath+"/home","maxLength");
}
}
else {
return no(validate1,instancePath+"/home","type");
}
}
}
{
if(data.away !== undefined){
let data4 = data.away;
{
if(typeof data4 === "string"){
if(data4.length > 200){
return no(validate1,instancePath+"/away","maxLength");
}
}
else {
return no(validate1,instancePath+"/away","type");
}
}
}
{
if(data.url !== undefined){
let data5 = data.url;
{
if(typeof data5 === "string"){
if(data5.length > 4096){
return no(validate1,instancePath+"/url","maxLength");
}
}
else {
return no(validate1,instancePath+"/url","type");
}
}
}
{
if(data.jackpot !== undefined){
let data6 = data.jackpot;
{
if(typeof data6 === "string"){
if(data6.length > 60){
return no(validate1,instancePath+"/jackpot","maxLength");
}
}
else {
return no(validate1,instancePath+"/jackpot","type");
}
}
}
{
if(data.result !== undefined){
let data7 = data.result;
{
if(Array.isArray(data7)){
if(data7.length > 40){
return no(validate1,instancePath+"/result","maxItems");
}
else {
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
{
if(typeof data8 === "string"){
if(data8.length > 12){
return no(validate1,instancePath+"/result/" + i0,"maxLength");
}
}
else {
return no(validate1,instancePath+"/result/" + i0,"type");
}
}
}
}
}
else {
return no(validate1,instancePath+"/result","type");
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

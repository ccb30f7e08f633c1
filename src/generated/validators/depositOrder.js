// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
{
if(typeof data0 === "string"){
if(data0.length > 32){
return no(validate1,instancePath+"/kind","maxLength");
}
}
else {
return no(validate1,instancePath+"/kind","type");
}
}
}
{
if(data.label !== undefined){
let data1 = data.label;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate1,instancePath+"/label","maxLength");
}
}
else {
return no(validate1,instancePath+"/label","type");
}
}
}
{
if(data.value !== undefined){
let data2 = data.value;
{
if(typeof data2 === "string"){
if(data2.length > 500){
return no(validate1,instancePath+"/value","maxLength");
}
else {
if(data2.length < 1){
return no(validate1,instancePath+"/value","minLength");
}
}
}
else {
return no(validate1,instancePath+"/value","type");
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate0,instancePath+"/id","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/id","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/id","minLength");
}
}
}
}
}
{
if(data.amount !== undefined){
let data1 = data.amount;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate0,instancePath+"/amount","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 40){
return no(validate0,instancePath+"/amount","maxLength");
}
}
}
}
{
if(data.currency !== undefined){
let data2 = data.currency;
{
if(typeof data2 === "string"){
if(data2.length > 16){
return no(validate0,instancePath+"/currency","maxLength");
}
}
else {
return no(validate0,instancePath+"/currency","type");
}
}
}
{
if(data.status !== undefined){
let data3 = data.status;
{
if(typeof data3 === "string"){
if(data3.length > 32){
return no(validate0,instancePath+"/status","maxLength");
}
}
else {
return no(validate0,instancePath+"/status","type");
}
}
}
{
if(data.qr !== undefined){
let data4 = data.qr;
{
if(typeof data4 === "string"){
if(data4.length > 2900){
return no(validate0,instancePath+"/qr","maxLength");
}
}
else {
return no(validate0,instancePath+"/qr","type");
}
}
}
{
if(data.payUrl !== undefined){
let data5 = data.payUrl;
{
if(typeof data5 === "string"){
if(data5.length > 4096){
return no(validate0,instancePath+"/payUrl","maxLength");
}
}
else {
return no(validate0,instancePath+"/payUrl","type");
}
}
}
{
if(data.expiresAt !== undefined){
let data6 = data.expiresAt;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")){
return no(validate0,instancePath+"/expiresAt","type");
}
{
if(typeof data6 === "string"){
if(data6.length > 64){
return no(validate0,instancePath+"/expiresAt","maxLength");
}
}
}
}
{
if(data.details !== undefined){
let data7 = data.details;
{
if(Array.isArray(data7)){
if(data7.length > 20){
return no(validate0,instancePath+"/details","maxItems");
}
else {
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data7[i0], instancePath+"/details/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/details","type");
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
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

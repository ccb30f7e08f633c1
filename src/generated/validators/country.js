// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.countryCode === undefined) && (missing0 = "countryCode")) || ((data.countryDialingCode === undefined) && (missing0 = "countryDialingCode"))){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.countryCode !== undefined){
let data0 = data.countryCode;
{
if(typeof data0 === "string"){
if(data0.length > 8){
return no(validate1,instancePath+"/countryCode","maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/countryCode","minLength");
}
}
}
else {
return no(validate1,instancePath+"/countryCode","type");
}
}
}
{
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
return no(validate1,instancePath+"/countryDialingCode","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 16){
return no(validate1,instancePath+"/countryDialingCode","maxLength");
}
else {
if(data1.length < 1){
return no(validate1,instancePath+"/countryDialingCode","minLength");
}
}
}
}
}
{
if(data.name !== undefined){
let data2 = data.name;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate1,instancePath+"/name","maxLength");
}
}
else {
return no(validate1,instancePath+"/name","type");
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
if(data.countryCode !== undefined){
let data0 = data.countryCode;
{
if(typeof data0 === "string"){
if(data0.length > 8){
return no(validate0,instancePath+"/countryCode","maxLength");
}
}
else {
return no(validate0,instancePath+"/countryCode","type");
}
}
}
{
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
return no(validate0,instancePath+"/countryDialingCode","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 16){
return no(validate0,instancePath+"/countryDialingCode","maxLength");
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
if(data.currencySymbol !== undefined){
let data3 = data.currencySymbol;
{
if(typeof data3 === "string"){
if(data3.length > 16){
return no(validate0,instancePath+"/currencySymbol","maxLength");
}
}
else {
return no(validate0,instancePath+"/currencySymbol","type");
}
}
}
{
if(data.countries !== undefined){
let data4 = data.countries;
{
if(Array.isArray(data4)){
if(data4.length > 500){
return no(validate0,instancePath+"/countries","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data4[i0], instancePath+"/countries/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/countries","type");
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
return no(validate2,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 300){
return no(validate2,instancePath+"/title","maxLength");
}
else {
if(data0.length < 1){
return no(validate2,instancePath+"/title","minLength");
}
}
}
else {
return no(validate2,instancePath+"/title","type");
}
}
}
{
if(data.value !== undefined){
let data1 = data.value;
{
if(typeof data1 === "string"){
if(data1.length > 100){
return no(validate2,instancePath+"/value","maxLength");
}
}
else {
return no(validate2,instancePath+"/value","type");
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
let missing0;
if(((data.labelId === undefined) && (missing0 = "labelId")) || ((data.labelName === undefined) && (missing0 = "labelName"))){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.labelId !== undefined){
let data0 = data.labelId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate1,instancePath+"/labelId","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/labelId","maxLength");
}
}
}
}
{
if(data.labelName !== undefined){
let data1 = data.labelName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate1,instancePath+"/labelName","maxLength");
}
}
else {
return no(validate1,instancePath+"/labelName","type");
}
}
}
{
if(data.rankLevel !== undefined){
let data2 = data.rankLevel;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
return no(validate1,instancePath+"/rankLevel","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 16){
return no(validate1,instancePath+"/rankLevel","maxLength");
}
}
}
}
{
if(data.condition !== undefined){
let data3 = data.condition;
{
if(typeof data3 === "string"){
if(data3.length > 500){
return no(validate1,instancePath+"/condition","maxLength");
}
}
else {
return no(validate1,instancePath+"/condition","type");
}
}
}
{
if(data.benefits !== undefined){
let data4 = data.benefits;
{
if(Array.isArray(data4)){
if(data4.length > 50){
return no(validate1,instancePath+"/benefits","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data4[i0], instancePath+"/benefits/" + i0))){
validate1.errors = validate2.errors;
return false;
}
}
}
}
else {
return no(validate1,instancePath+"/benefits","type");
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
if(data.labels !== undefined){
let data0 = data.labels;
{
if(Array.isArray(data0)){
if(data0.length > 100){
return no(validate0,instancePath+"/labels","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/labels/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/labels","type");
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

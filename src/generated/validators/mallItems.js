// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.points === undefined) && (missing0 = "points"))){
return no(validate1,instancePath,"required",missing0);
}
else {
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
if(data1.length > 300){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
}
}
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 2000){
return no(validate1,instancePath+"/description","maxLength");
}
}
else {
return no(validate1,instancePath+"/description","type");
}
}
}
{
if(data.image !== undefined){
let data3 = data.image;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate1,instancePath+"/image","maxLength");
}
}
else {
return no(validate1,instancePath+"/image","type");
}
}
}
{
if(data.points !== undefined){
let data4 = data.points;
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return no(validate1,instancePath+"/points","minimum");
}
}
else {
return no(validate1,instancePath+"/points","type");
}
}
}
{
if(data.stock !== undefined){
let data5 = data.stock;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return no(validate1,instancePath+"/stock","type");
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
return no(validate1,instancePath+"/stock","minimum");
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points !== undefined){
let data0 = data.points;
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return no(validate0,instancePath+"/points","minimum");
}
}
else {
return no(validate0,instancePath+"/points","type");
}
}
}
{
if(data.items !== undefined){
let data1 = data.items;
{
if(Array.isArray(data1)){
if(data1.length > 1000){
return no(validate0,instancePath+"/items","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], instancePath+"/items/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/items","type");
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

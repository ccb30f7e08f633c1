// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.groupName !== undefined){
let data0 = data.groupName;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate1,instancePath+"/groupName","maxLength");
}
}
else {
return no(validate1,instancePath+"/groupName","type");
}
}
}
{
if(data.image !== undefined){
let data1 = data.image;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate1,instancePath+"/image","maxLength");
}
else {
if(data1.length < 1){
return no(validate1,instancePath+"/image","minLength");
}
}
}
else {
return no(validate1,instancePath+"/image","type");
}
}
}
{
if(data.linkageType !== undefined){
let data2 = data.linkageType;
{
if(typeof data2 === "string"){
if(data2.length > 16){
return no(validate1,instancePath+"/linkageType","maxLength");
}
}
else {
return no(validate1,instancePath+"/linkageType","type");
}
}
}
{
if(data.linkage !== undefined){
let data3 = data.linkage;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
return no(validate1,instancePath+"/linkage","type");
}
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate1,instancePath+"/linkage","maxLength");
}
}
}
}
{
if(data.url !== undefined){
let data4 = data.url;
{
if(typeof data4 === "string"){
if(data4.length > 4096){
return no(validate1,instancePath+"/url","maxLength");
}
}
else {
return no(validate1,instancePath+"/url","type");
}
}
}
{
if(data.roomId !== undefined){
let data5 = data.roomId;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return no(validate1,instancePath+"/roomId","type");
}
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate1,instancePath+"/roomId","maxLength");
}
}
}
}
{
if(data.nodeId !== undefined){
let data6 = data.nodeId;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
return no(validate1,instancePath+"/nodeId","type");
}
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate1,instancePath+"/nodeId","maxLength");
}
}
}
}
{
if(data.gameType !== undefined){
let data7 = data.gameType;
{
if(typeof data7 === "string"){
if(data7.length > 64){
return no(validate1,instancePath+"/gameType","maxLength");
}
}
else {
return no(validate1,instancePath+"/gameType","type");
}
}
}
{
if(data.vendor !== undefined){
let data8 = data.vendor;
{
if(typeof data8 === "string"){
if(data8.length > 64){
return no(validate1,instancePath+"/vendor","maxLength");
}
}
else {
return no(validate1,instancePath+"/vendor","type");
}
}
}
{
if(data.title !== undefined){
let data9 = data.title;
{
if(typeof data9 === "string"){
if(data9.length > 500){
return no(validate1,instancePath+"/title","maxLength");
}
}
else {
return no(validate1,instancePath+"/title","type");
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
return no(validate1,instancePath,"type");
}
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(Array.isArray(data)){
if(data.length > 500){
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

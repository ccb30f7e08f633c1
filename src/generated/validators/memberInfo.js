// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.type !== undefined){
let data2 = data.type;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate1,instancePath+"/type","maxLength");
}
}
else {
return no(validate1,instancePath+"/type","type");
}
}
}
{
if(data.rankLevel !== undefined){
let data3 = data.rankLevel;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
return no(validate1,instancePath+"/rankLevel","type");
}
{
if(typeof data3 === "string"){
if(data3.length > 16){
return no(validate1,instancePath+"/rankLevel","maxLength");
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
if(data.type !== undefined){
let data0 = data.type;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return no(validate0,instancePath+"/type","type");
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
return no(validate0,instancePath+"/type","maximum");
}
else {
if(data0 < -1 || isNaN(data0)){
return no(validate0,instancePath+"/type","minimum");
}
}
}
}
}
{
if(data.id !== undefined){
let data1 = data.id;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
return no(validate0,instancePath+"/id","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.customerId !== undefined){
let data2 = data.customerId;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
return no(validate0,instancePath+"/customerId","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate0,instancePath+"/customerId","maxLength");
}
}
}
}
{
if(data.userName !== undefined){
let data3 = data.userName;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate0,instancePath+"/userName","maxLength");
}
}
else {
return no(validate0,instancePath+"/userName","type");
}
}
}
{
if(data.account !== undefined){
let data4 = data.account;
{
if(typeof data4 === "string"){
if(data4.length > 200){
return no(validate0,instancePath+"/account","maxLength");
}
}
else {
return no(validate0,instancePath+"/account","type");
}
}
}
{
if(data.regDate !== undefined){
let data5 = data.regDate;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
return no(validate0,instancePath+"/regDate","type");
}
{
if(typeof data5 === "string"){
if(data5.length > 64){
return no(validate0,instancePath+"/regDate","maxLength");
}
}
}
}
{
if(data.language !== undefined){
let data6 = data.language;
{
if(typeof data6 === "string"){
if(data6.length > 16){
return no(validate0,instancePath+"/language","maxLength");
}
}
else {
return no(validate0,instancePath+"/language","type");
}
}
}
{
if(data.clubLabel !== undefined){
if(!(validate1(data.clubLabel, instancePath+"/clubLabel"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.balance !== undefined){
let data8 = data.balance;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
return no(validate0,instancePath+"/balance","type");
}
{
if(typeof data8 === "string"){
if(data8.length > 40){
return no(validate0,instancePath+"/balance","maxLength");
}
}
}
}
{
if(data.currency !== undefined){
let data9 = data.currency;
{
if(typeof data9 === "string"){
if(data9.length > 16){
return no(validate0,instancePath+"/currency","maxLength");
}
}
else {
return no(validate0,instancePath+"/currency","type");
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
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

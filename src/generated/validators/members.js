// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
const schema1Keys = new Set(["userName","password","id","type","mobileNum","email","payeeName","secondFactor","ga","regDate","language","clubLabel","balance","currency","firstTimeLogin","passwordExpired","identities","loginFailure","note","wps"]);
"use strict";
export const validate = validate0;
export default validate0;
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "sms") || (key0 === "email")) || (key0 === "ga")) || (key0 === "payeeName"))){
return no(validate2,instancePath,"additionalProperties",key0);
}
}
{
if(data.sms !== undefined){
if(true !== data.sms){
return no(validate2,instancePath+"/sms","const");
}
}
{
if(data.email !== undefined){
if(true !== data.email){
return no(validate2,instancePath+"/email","const");
}
}
{
if(data.ga !== undefined){
if(true !== data.ga){
return no(validate2,instancePath+"/ga","const");
}
}
{
if(data.payeeName !== undefined){
if(true !== data.payeeName){
return no(validate2,instancePath+"/payeeName","const");
}
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
function validate7(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labelId !== undefined){
let data0 = data.labelId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
return no(validate7,instancePath+"/labelId","type");
}
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate7,instancePath+"/labelId","maxLength");
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
return no(validate7,instancePath+"/labelName","maxLength");
}
}
else {
return no(validate7,instancePath+"/labelName","type");
}
}
}
{
if(data.type !== undefined){
let data2 = data.type;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate7,instancePath+"/type","maxLength");
}
}
else {
return no(validate7,instancePath+"/type","type");
}
}
}
{
if(data.rankLevel !== undefined){
let data3 = data.rankLevel;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
return no(validate7,instancePath+"/rankLevel","type");
}
{
if(typeof data3 === "string"){
if(data3.length > 16){
return no(validate7,instancePath+"/rankLevel","maxLength");
}
}
}
}
}
}
}
}
else {
return no(validate7,instancePath,"type");
}
}
validate7.errors = null;
return true;
}
function validate9(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
return no(validate9,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "code") || (key0 === "message"))){
return no(validate9,instancePath,"additionalProperties",key0);
}
}
{
if(data.code !== undefined){
let data0 = data.code;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate9,instancePath+"/code","maxLength");
}
else {
if(data0.length < 1){
return no(validate9,instancePath+"/code","minLength");
}
}
}
else {
return no(validate9,instancePath+"/code","type");
}
}
}
{
if(data.message !== undefined){
let data1 = data.message;
{
if(typeof data1 === "string"){
if(data1.length > 1000){
return no(validate9,instancePath+"/message","maxLength");
}
}
else {
return no(validate9,instancePath+"/message","type");
}
}
}
}
}
}
}
else {
return no(validate9,instancePath,"type");
}
}
validate9.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.userName === undefined) && (missing0 = "userName")) || ((data.password === undefined) && (missing0 = "password"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.note === undefined) && (missing0 = "note"))){
return no(validate1,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(schema1Keys.has(key0))){
return no(validate1,instancePath,"additionalProperties",key0);
}
}
{
if(data.userName !== undefined){
let data0 = data.userName;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/userName","maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/userName","minLength");
}
}
}
else {
return no(validate1,instancePath+"/userName","type");
}
}
}
{
if(data.password !== undefined){
let data1 = data.password;
{
if(typeof data1 === "string"){
if(data1.length > 1000){
return no(validate1,instancePath+"/password","maxLength");
}
else {
if(data1.length < 1){
return no(validate1,instancePath+"/password","minLength");
}
}
}
else {
return no(validate1,instancePath+"/password","type");
}
}
}
{
if(data.id !== undefined){
let data2 = data.id;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
return no(validate1,instancePath+"/id","type");
}
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate1,instancePath+"/id","maxLength");
}
}
}
}
{
if(data.type !== undefined){
let data3 = data.type;
if(!(((((data3 === -1) || (data3 === 0)) || (data3 === 1)) || (data3 === 2)) || (data3 === 4))){
return no(validate1,instancePath+"/type","enum");
}
}
{
if(data.mobileNum !== undefined){
let data4 = data.mobileNum;
{
if(typeof data4 === "string"){
if(data4.length > 32){
return no(validate1,instancePath+"/mobileNum","maxLength");
}
}
else {
return no(validate1,instancePath+"/mobileNum","type");
}
}
}
{
if(data.email !== undefined){
let data5 = data.email;
{
if(typeof data5 === "string"){
if(data5.length > 320){
return no(validate1,instancePath+"/email","maxLength");
}
}
else {
return no(validate1,instancePath+"/email","type");
}
}
}
{
if(data.payeeName !== undefined){
let data6 = data.payeeName;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return no(validate1,instancePath+"/payeeName","maxLength");
}
}
else {
return no(validate1,instancePath+"/payeeName","type");
}
}
}
{
if(data.secondFactor !== undefined){
if(!(validate2(data.secondFactor, instancePath+"/secondFactor"))){
validate1.errors = validate2.errors;
return false;
}
}
{
if(data.ga !== undefined){
let data8 = data.ga;
{
if(typeof data8 === "string"){
if(data8.length > 64){
return no(validate1,instancePath+"/ga","maxLength");
}
}
else {
return no(validate1,instancePath+"/ga","type");
}
}
}
{
if(data.regDate !== undefined){
let data9 = data.regDate;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")){
return no(validate1,instancePath+"/regDate","type");
}
{
if(typeof data9 === "string"){
if(data9.length > 64){
return no(validate1,instancePath+"/regDate","maxLength");
}
}
}
}
{
if(data.language !== undefined){
let data10 = data.language;
{
if(typeof data10 === "string"){
if(data10.length > 16){
return no(validate1,instancePath+"/language","maxLength");
}
}
else {
return no(validate1,instancePath+"/language","type");
}
}
}
{
if(data.clubLabel !== undefined){
if(!(validate7(data.clubLabel, instancePath+"/clubLabel"))){
validate1.errors = validate7.errors;
return false;
}
}
{
if(data.balance !== undefined){
let data12 = data.balance;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (typeof data12 !== "string")){
return no(validate1,instancePath+"/balance","type");
}
{
if(typeof data12 === "string"){
if(data12.length > 40){
return no(validate1,instancePath+"/balance","maxLength");
}
}
}
}
{
if(data.currency !== undefined){
let data13 = data.currency;
{
if(typeof data13 === "string"){
if(data13.length > 16){
return no(validate1,instancePath+"/currency","maxLength");
}
}
else {
return no(validate1,instancePath+"/currency","type");
}
}
}
{
if(data.firstTimeLogin !== undefined){
if(typeof data.firstTimeLogin !== "boolean"){
return no(validate1,instancePath+"/firstTimeLogin","type");
}
}
{
if(data.passwordExpired !== undefined){
if(typeof data.passwordExpired !== "boolean"){
return no(validate1,instancePath+"/passwordExpired","type");
}
}
{
if(data.identities !== undefined){
let data16 = data.identities;
{
if(Array.isArray(data16)){
if(data16.length > 50){
return no(validate1,instancePath+"/identities","maxItems");
}
else {
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
{
if(typeof data17 === "string"){
if(data17.length > 200){
return no(validate1,instancePath+"/identities/" + i0,"maxLength");
}
}
else {
return no(validate1,instancePath+"/identities/" + i0,"type");
}
}
}
}
}
else {
return no(validate1,instancePath+"/identities","type");
}
}
}
{
if(data.loginFailure !== undefined){
if(!(validate9(data.loginFailure, instancePath+"/loginFailure"))){
validate1.errors = validate9.errors;
return false;
}
}
{
if(data.note !== undefined){
let data19 = data.note;
{
if(typeof data19 === "string"){
if(data19.length > 2000){
return no(validate1,instancePath+"/note","maxLength");
}
else {
if(data19.length < 1){
return no(validate1,instancePath+"/note","minLength");
}
}
}
else {
return no(validate1,instancePath+"/note","type");
}
}
}
{
if(data.wps !== undefined){
let data20 = data.wps;
{
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
return no(validate1,instancePath+"/wps","type");
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
let missing0;
if((data.members === undefined) && (missing0 = "members")){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "members"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.$schema !== undefined){
let data0 = data.$schema;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return no(validate0,instancePath+"/$schema","maxLength");
}
}
else {
return no(validate0,instancePath+"/$schema","type");
}
}
}
{
if(data.members !== undefined){
let data1 = data.members;
{
if(Array.isArray(data1)){
if(data1.length > 1000){
return no(validate0,instancePath+"/members","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], instancePath+"/members/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/members","type");
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

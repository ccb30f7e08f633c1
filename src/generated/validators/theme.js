// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
const schema1Keys = new Set(["bg","surface-1","surface1","surface-2","surface2","surface-3","surface3","text","text-muted","textMuted","line","brand","on-brand","onBrand","accent","on-accent","onAccent","positive","warning","negative","focus"]);
const schema0Keys = new Set(["scheme","brand","accent","radius","elevation","density","motion","display","tokens"]);
"use strict";
export const validate = validate0;
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(schema1Keys.has(key0))){
return no(validate1,instancePath,"additionalProperties",key0);
}
}
{
if(data.bg !== undefined){
let data0 = data.bg;
{
if(typeof data0 === "string"){
if(data0.length > 128){
return no(validate1,instancePath+"/bg","maxLength");
}
}
else {
return no(validate1,instancePath+"/bg","type");
}
}
}
{
if(data["surface-1"] !== undefined){
let data1 = data["surface-1"];
{
if(typeof data1 === "string"){
if(data1.length > 128){
return no(validate1,instancePath+"/surface-1","maxLength");
}
}
else {
return no(validate1,instancePath+"/surface-1","type");
}
}
}
{
if(data.surface1 !== undefined){
let data2 = data.surface1;
{
if(typeof data2 === "string"){
if(data2.length > 128){
return no(validate1,instancePath+"/surface1","maxLength");
}
}
else {
return no(validate1,instancePath+"/surface1","type");
}
}
}
{
if(data["surface-2"] !== undefined){
let data3 = data["surface-2"];
{
if(typeof data3 === "string"){
if(data3.length > 128){
return no(validate1,instancePath+"/surface-2","maxLength");
}
}
else {
return no(validate1,instancePath+"/surface-2","type");
}
}
}
{
if(data.surface2 !== undefined){
let data4 = data.surface2;
{
if(typeof data4 === "string"){
if(data4.length > 128){
return no(validate1,instancePath+"/surface2","maxLength");
}
}
else {
return no(validate1,instancePath+"/surface2","type");
}
}
}
{
if(data["surface-3"] !== undefined){
let data5 = data["surface-3"];
{
if(typeof data5 === "string"){
if(data5.length > 128){
return no(validate1,instancePath+"/surface-3","maxLength");
}
}
else {
return no(validate1,instancePath+"/surface-3","type");
}
}
}
{
if(data.surface3 !== undefined){
let data6 = data.surface3;
{
if(typeof data6 === "string"){
if(data6.length > 128){
return no(validate1,instancePath+"/surface3","maxLength");
}
}
else {
return no(validate1,instancePath+"/surface3","type");
}
}
}
{
if(data.text !== undefined){
let data7 = data.text;
{
if(typeof data7 === "string"){
if(data7.length > 128){
return no(validate1,instancePath+"/text","maxLength");
}
}
else {
return no(validate1,instancePath+"/text","type");
}
}
}
{
if(data["text-muted"] !== undefined){
let data8 = data["text-muted"];
{
if(typeof data8 === "string"){
if(data8.length > 128){
return no(validate1,instancePath+"/text-muted","maxLength");
}
}
else {
return no(validate1,instancePath+"/text-muted","type");
}
}
}
{
if(data.textMuted !== undefined){
let data9 = data.textMuted;
{
if(typeof data9 === "string"){
if(data9.length > 128){
return no(validate1,instancePath+"/textMuted","maxLength");
}
}
else {
return no(validate1,instancePath+"/textMuted","type");
}
}
}
{
if(data.line !== undefined){
let data10 = data.line;
{
if(typeof data10 === "string"){
if(data10.length > 128){
return no(validate1,instancePath+"/line","maxLength");
}
}
else {
return no(validate1,instancePath+"/line","type");
}
}
}
{
if(data.brand !== undefined){
let data11 = data.brand;
{
if(typeof data11 === "string"){
if(data11.length > 128){
return no(validate1,instancePath+"/brand","maxLength");
}
}
else {
return no(validate1,instancePath+"/brand","type");
}
}
}
{
if(data["on-brand"] !== undefined){
let data12 = data["on-brand"];
{
if(typeof data12 === "string"){
if(data12.length > 128){
return no(validate1,instancePath+"/on-brand","maxLength");
}
}
else {
return no(validate1,instancePath+"/on-brand","type");
}
}
}
{
if(data.onBrand !== undefined){
let data13 = data.onBrand;
{
if(typeof data13 === "string"){
if(data13.length > 128){
return no(validate1,instancePath+"/onBrand","maxLength");
}
}
else {
return no(validate1,instancePath+"/onBrand","type");
}
}
}
{
if(data.accent !== undefined){
let data14 = data.accent;
{
if(typeof data14 === "string"){
if(data14.length > 128){
return no(validate1,instancePath+"/accent","maxLength");
}
}
else {
return no(validate1,instancePath+"/accent","type");
}
}
}
{
if(data["on-accent"] !== undefined){
let data15 = data["on-accent"];
{
if(typeof data15 === "string"){
if(data15.length > 128){
return no(validate1,instancePath+"/on-accent","maxLength");
}
}
else {
return no(validate1,instancePath+"/on-accent","type");
}
}
}
{
if(data.onAccent !== undefined){
let data16 = data.onAccent;
{
if(typeof data16 === "string"){
if(data16.length > 128){
return no(validate1,instancePath+"/onAccent","maxLength");
}
}
else {
return no(validate1,instancePath+"/onAccent","type");
}
}
}
{
if(data.positive !== undefined){
let data17 = data.positive;
{
if(typeof data17 === "string"){
if(data17.length > 128){
return no(validate1,instancePath+"/positive","maxLength");
}
}
else {
return no(validate1,instancePath+"/positive","type");
}
}
}
{
if(data.warning !== undefined){
let data18 = data.warning;
{
if(typeof data18 === "string"){
if(data18.length > 128){
return no(validate1,instancePath+"/warning","maxLength");
}
}
else {
return no(validate1,instancePath+"/warning","type");
}
}
}
{
if(data.negative !== undefined){
let data19 = data.negative;
{
if(typeof data19 === "string"){
if(data19.length > 128){
return no(validate1,instancePath+"/negative","maxLength");
}
}
else {
return no(validate1,instancePath+"/negative","type");
}
}
}
{
if(data.focus !== undefined){
let data20 = data.focus;
{
if(typeof data20 === "string"){
if(data20.length > 128){
return no(validate1,instancePath+"/focus","maxLength");
}
}
else {
return no(validate1,instancePath+"/focus","type");
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
for(const key0 in data){
if(!(schema0Keys.has(key0))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.scheme !== undefined){
let data0 = data.scheme;
if(!(((data0 === "dark") || (data0 === "light")) || (data0 === "auto"))){
return no(validate0,instancePath+"/scheme","enum");
}
}
{
if(data.brand !== undefined){
let data1 = data.brand;
{
if(typeof data1 === "string"){
if(data1.length > 128){
return no(validate0,instancePath+"/brand","maxLength");
}
}
else {
return no(validate0,instancePath+"/brand","type");
}
}
}
{
if(data.accent !== undefined){
let data2 = data.accent;
{
if(typeof data2 === "string"){
if(data2.length > 128){
return no(validate0,instancePath+"/accent","maxLength");
}
}
else {
return no(validate0,instancePath+"/accent","type");
}
}
}
{
if(data.radius !== undefined){
let data3 = data.radius;
if(!(((data3 === "sharp") || (data3 === "soft")) || (data3 === "round"))){
return no(validate0,instancePath+"/radius","enum");
}
}
{
if(data.elevation !== undefined){
let data4 = data.elevation;
if(!(((data4 === "line") || (data4 === "shadow")) || (data4 === "glow"))){
return no(validate0,instancePath+"/elevation","enum");
}
}
{
if(data.density !== undefined){
let data5 = data.density;
if(!((data5 === "compact") || (data5 === "cosy"))){
return no(validate0,instancePath+"/density","enum");
}
}
{
if(data.motion !== undefined){
let data6 = data.motion;
if(!((data6 === "snappy") || (data6 === "soft"))){
return no(validate0,instancePath+"/motion","enum");
}
}
{
if(data.display !== undefined){
let data7 = data.display;
{
if(typeof data7 === "string"){
if(data7.length > 64){
return no(validate0,instancePath+"/display","maxLength");
}
}
else {
return no(validate0,instancePath+"/display","type");
}
}
}
{
if(data.tokens !== undefined){
if(!(validate1(data.tokens, instancePath+"/tokens"))){
validate0.errors = validate1.errors;
return false;
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

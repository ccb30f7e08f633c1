// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.src === undefined) && (missing0 = "src")){
return no(validate1,instancePath,"required",missing0);
}
else {
if(data.src !== undefined){
let data0 = data.src;
{
if(typeof data0 === "string"){
if(data0.length > 100000){
return no(validate1,instancePath+"/src","maxLength");
}
else {
if(data0.length < 1){
return no(validate1,instancePath+"/src","minLength");
}
}
}
else {
return no(validate1,instancePath+"/src","type");
}
}
}
{
if(data.sizes !== undefined){
let data1 = data.sizes;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return no(validate1,instancePath+"/sizes","maxLength");
}
}
else {
return no(validate1,instancePath+"/sizes","type");
}
}
}
{
if(data.type !== undefined){
let data2 = data.type;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate1,instancePath+"/type","maxLength");
}
}
else {
return no(validate1,instancePath+"/type","type");
}
}
}
{
if(data.purpose !== undefined){
let data3 = data.purpose;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate1,instancePath+"/purpose","maxLength");
}
}
else {
return no(validate1,instancePath+"/purpose","type");
}
}
}
{
if(data.form_factor !== undefined){
let data4 = data.form_factor;
{
if(typeof data4 === "string"){
if(data4.length > 32){
return no(validate1,instancePath+"/form_factor","maxLength");
}
}
else {
return no(validate1,instancePath+"/form_factor","type");
}
}
}
{
if(data.label !== undefined){
let data5 = data.label;
{
if(typeof data5 === "string"){
if(data5.length > 500){
return no(validate1,instancePath+"/label","maxLength");
}
}
else {
return no(validate1,instancePath+"/label","type");
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
function validate4(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.url === undefined) && (missing0 = "url"))){
return no(validate4,instancePath,"required",missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate4,instancePath+"/name","maxLength");
}
else {
if(data0.length < 1){
return no(validate4,instancePath+"/name","minLength");
}
}
}
else {
return no(validate4,instancePath+"/name","type");
}
}
}
{
if(data.short_name !== undefined){
let data1 = data.short_name;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate4,instancePath+"/short_name","maxLength");
}
}
else {
return no(validate4,instancePath+"/short_name","type");
}
}
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 5000){
return no(validate4,instancePath+"/description","maxLength");
}
}
else {
return no(validate4,instancePath+"/description","type");
}
}
}
{
if(data.url !== undefined){
let data3 = data.url;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate4,instancePath+"/url","maxLength");
}
else {
if(data3.length < 1){
return no(validate4,instancePath+"/url","minLength");
}
}
}
else {
return no(validate4,instancePath+"/url","type");
}
}
}
{
if(data.icons !== undefined){
let data4 = data.icons;
{
if(Array.isArray(data4)){
if(data4.length > 50){
return no(validate4,instancePath+"/icons","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data4[i0], instancePath+"/icons/" + i0))){
validate4.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate4,instancePath+"/icons","type");
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
return no(validate4,instancePath,"type");
}
}
validate4.errors = null;
return true;
}
function validate8(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image_logo !== undefined){
let data0 = data.image_logo;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return no(validate8,instancePath+"/image_logo","maxLength");
}
}
else {
return no(validate8,instancePath+"/image_logo","type");
}
}
}
{
if(data.pwa !== undefined){
let data1 = data.pwa;
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate8,instancePath+"/pwa","maxLength");
}
}
else {
return no(validate8,instancePath+"/pwa","type");
}
}
}
{
if(data.desktop_app_feature !== undefined){
let data2 = data.desktop_app_feature;
{
if(typeof data2 === "string"){
if(data2.length > 100000){
return no(validate8,instancePath+"/desktop_app_feature","maxLength");
}
}
else {
return no(validate8,instancePath+"/desktop_app_feature","type");
}
}
}
{
if(data.apple_touch_icon !== undefined){
let data3 = data.apple_touch_icon;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate8,instancePath+"/apple_touch_icon","maxLength");
}
}
else {
return no(validate8,instancePath+"/apple_touch_icon","type");
}
}
}
{
if(data.theme !== undefined){
let data4 = data.theme;
{
if(typeof data4 === "string"){
if(data4.length > 100000){
return no(validate8,instancePath+"/theme","maxLength");
}
}
else {
return no(validate8,instancePath+"/theme","type");
}
}
}
{
if(data.home !== undefined){
let data5 = data.home;
{
if(typeof data5 === "string"){
if(data5.length > 100000){
return no(validate8,instancePath+"/home","maxLength");
}
}
else {
return no(validate8,instancePath+"/home","type");
}
}
}
{
if(data.texts !== undefined){
let data6 = data.texts;
{
if(typeof data6 === "string"){
if(data6.length > 200000){
return no(validate8,instancePath+"/texts","maxLength");
}
}
else {
return no(validate8,instancePath+"/texts","type");
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
return no(validate8,instancePath,"type");
}
}
validate8.errors = null;
return true;
}
function validate7(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parameters !== undefined){
if(!(validate8(data.parameters, instancePath+"/parameters"))){
validate7.errors = validate8.errors;
return false;
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
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate0,instancePath+"/name","maxLength");
}
}
else {
return no(validate0,instancePath+"/name","type");
}
}
}
{
if(data.short_name !== undefined){
let data1 = data.short_name;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/short_name","maxLength");
}
}
else {
return no(validate0,instancePath+"/short_name","type");
}
}
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 5000){
return no(validate0,instancePath+"/description","maxLength");
}
}
else {
return no(validate0,instancePath+"/description","type");
}
}
}
{
if(data.id !== undefined){
let data3 = data.id;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate0,instancePath+"/id","maxLength");
}
}
else {
return no(validate0,instancePath+"/id","type");
}
}
}
{
if(data.start_url !== undefined){
let data4 = data.start_url;
{
if(typeof data4 === "string"){
if(data4.length > 4096){
return no(validate0,instancePath+"/start_url","maxLength");
}
}
else {
return no(validate0,instancePath+"/start_url","type");
}
}
}
{
if(data.scope !== undefined){
let data5 = data.scope;
{
if(typeof data5 === "string"){
if(data5.length > 4096){
return no(validate0,instancePath+"/scope","maxLength");
}
}
else {
return no(validate0,instancePath+"/scope","type");
}
}
}
{
if(data.display !== undefined){
let data6 = data.display;
{
if(typeof data6 === "string"){
if(data6.length > 64){
return no(validate0,instancePath+"/display","maxLength");
}
}
else {
return no(validate0,instancePath+"/display","type");
}
}
}
{
if(data.orientation !== undefined){
let data7 = data.orientation;
{
if(typeof data7 === "string"){
if(data7.length > 64){
return no(validate0,instancePath+"/orientation","maxLength");
}
}
else {
return no(validate0,instancePath+"/orientation","type");
}
}
}
{
if(data.theme_color !== undefined){
let data8 = data.theme_color;
{
if(typeof data8 === "string"){
if(data8.length > 64){
return no(validate0,instancePath+"/theme_color","maxLength");
}
}
else {
return no(validate0,instancePath+"/theme_color","type");
}
}
}
{
if(data.background_color !== undefined){
let data9 = data.background_color;
{
if(typeof data9 === "string"){
if(data9.length > 64){
return no(validate0,instancePath+"/background_color","maxLength");
}
}
else {
return no(validate0,instancePath+"/background_color","type");
}
}
}
{
if(data.lang !== undefined){
let data10 = data.lang;
{
if(typeof data10 === "string"){
if(data10.length > 35){
return no(validate0,instancePath+"/lang","maxLength");
}
}
else {
return no(validate0,instancePath+"/lang","type");
}
}
}
{
if(data.dir !== undefined){
let data11 = data.dir;
{
if(typeof data11 === "string"){
if(data11.length > 8){
return no(validate0,instancePath+"/dir","maxLength");
}
}
else {
return no(validate0,instancePath+"/dir","type");
}
}
}
{
if(data.categories !== undefined){
let data12 = data.categories;
{
if(Array.isArray(data12)){
if(data12.length > 50){
return no(validate0,instancePath+"/categories","maxItems");
}
else {
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
{
if(typeof data13 === "string"){
if(data13.length > 200){
return no(validate0,instancePath+"/categories/" + i0,"maxLength");
}
}
else {
return no(validate0,instancePath+"/categories/" + i0,"type");
}
}
}
}
}
else {
return no(validate0,instancePath+"/categories","type");
}
}
}
{
if(data.icons !== undefined){
let data14 = data.icons;
{
if(Array.isArray(data14)){
if(data14.length > 100){
return no(validate0,instancePath+"/icons","maxItems");
}
else {
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate1(data14[i1], instancePath+"/icons/" + i1))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/icons","type");
}
}
}
{
if(data.screenshots !== undefined){
let data16 = data.screenshots;
{
if(Array.isArray(data16)){
if(data16.length > 100){
return no(validate0,instancePath+"/screenshots","maxItems");
}
else {
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate1(data16[i2], instancePath+"/screenshots/" + i2))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/screenshots","type");
}
}
}
{
if(data.shortcuts !== undefined){
let data18 = data.shortcuts;
{
if(Array.isArray(data18)){
if(data18.length > 50){
return no(validate0,instancePath+"/shortcuts","maxItems");
}
else {
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(validate4(data18[i3], instancePath+"/shortcuts/" + i3))){
validate0.errors = validate4.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/shortcuts","type");
}
}
}
{
if(data.templates !== undefined){
if(!(validate7(data.templates, instancePath+"/templates"))){
validate0.errors = validate7.errors;
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

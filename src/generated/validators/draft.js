// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.email === undefined) && (missing0 = "email"))){
return no(validate1,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
return no(validate1,instancePath,"additionalProperties",key0);
}
}
{
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate1,instancePath+"/name","maxLength");
}
}
else {
return no(validate1,instancePath+"/name","type");
}
}
}
{
if(data.email !== undefined){
let data1 = data.email;
{
if(typeof data1 === "string"){
if(data1.length > 300){
return no(validate1,instancePath+"/email","maxLength");
}
else {
if(data1.length < 1){
return no(validate1,instancePath+"/email","minLength");
}
}
}
else {
return no(validate1,instancePath+"/email","type");
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
if((((data.title === undefined) && (missing0 = "title")) || ((data.when === undefined) && (missing0 = "when"))) || ((data.patch === undefined) && (missing0 = "patch"))){
return no(validate0,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "why")) || (key0 === "by")) || (key0 === "when")) || (key0 === "patch")) || (key0 === "approved"))){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 80){
return no(validate0,instancePath+"/title","maxLength");
}
else {
if(data0.length < 1){
return no(validate0,instancePath+"/title","minLength");
}
}
}
else {
return no(validate0,instancePath+"/title","type");
}
}
}
{
if(data.why !== undefined){
let data1 = data.why;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate0,instancePath+"/why","maxLength");
}
}
else {
return no(validate0,instancePath+"/why","type");
}
}
}
{
if(data.by !== undefined){
if(!(validate1(data.by, instancePath+"/by"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.when !== undefined){
let data3 = data.when;
{
if(typeof data3 === "string"){
if(data3.length > 40){
return no(validate0,instancePath+"/when","maxLength");
}
}
else {
return no(validate0,instancePath+"/when","type");
}
}
}
{
if(data.patch !== undefined){
let data4 = data.patch;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "status") || (key1 === "theme")) || (key1 === "home"))){
return no(validate0,instancePath+"/patch","additionalProperties",key1);
}
}
{
if(data4.status !== undefined){
let data5 = data4.status;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
return no(validate0,instancePath+"/patch/status","type");
}
}
{
if(data4.theme !== undefined){
let data6 = data4.theme;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
return no(validate0,instancePath+"/patch/theme","type");
}
}
{
if(data4.home !== undefined){
let data7 = data4.home;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
return no(validate0,instancePath+"/patch/home","type");
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/patch","type");
}
}
}
{
if(data.approved !== undefined){
let data8 = data.approved;
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.by === undefined) && (missing1 = "by")) || ((data8.when === undefined) && (missing1 = "when"))) || ((data8.stamp === undefined) && (missing1 = "stamp"))){
return no(validate0,instancePath+"/approved","required",missing1);
}
else {
for(const key2 in data8){
if(!(((key2 === "by") || (key2 === "when")) || (key2 === "stamp"))){
return no(validate0,instancePath+"/approved","additionalProperties",key2);
}
}
{
if(data8.by !== undefined){
if(!(validate1(data8.by, instancePath+"/approved/by"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data8.when !== undefined){
let data10 = data8.when;
{
if(typeof data10 === "string"){
if(data10.length > 40){
return no(validate0,instancePath+"/approved/when","maxLength");
}
}
else {
return no(validate0,instancePath+"/approved/when","type");
}
}
}
{
if(data8.stamp !== undefined){
let data11 = data8.stamp;
{
if(typeof data11 === "string"){
if(data11.length > 100){
return no(validate0,instancePath+"/approved/stamp","maxLength");
}
}
else {
return no(validate0,instancePath+"/approved/stamp","type");
}
}
}
}
}
}
}
}
else {
return no(validate0,instancePath+"/approved","type");
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

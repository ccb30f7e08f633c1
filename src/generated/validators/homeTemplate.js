// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate2,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "group")) || (key0 === "interval"))){
return no(validate2,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("bannerCarousel" !== data.type){
return no(validate2,instancePath+"/type","const");
}
}
{
if(data.group !== undefined){
let data1 = data.group;
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate2,instancePath+"/group","maxLength");
}
else {
if(data1.length < 1){
return no(validate2,instancePath+"/group","minLength");
}
}
}
else {
return no(validate2,instancePath+"/group","type");
}
}
}
{
if(data.interval !== undefined){
let data2 = data.interval;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return no(validate2,instancePath+"/interval","type");
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600000 || isNaN(data2)){
return no(validate2,instancePath+"/interval","maximum");
}
else {
if(data2 < 0 || isNaN(data2)){
return no(validate2,instancePath+"/interval","minimum");
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
return no(validate2,instancePath,"type");
}
}
validate2.errors = null;
return true;
}
function validate3(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate3,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "type") || (key0 === "speed"))){
return no(validate3,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("announcementMarquee" !== data.type){
return no(validate3,instancePath+"/type","const");
}
}
{
if(data.speed !== undefined){
let data1 = data.speed;
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
return no(validate3,instancePath+"/speed","maximum");
}
else {
if(data1 < 0 || isNaN(data1)){
return no(validate3,instancePath+"/speed","minimum");
}
}
}
else {
return no(validate3,instancePath+"/speed","type");
}
}
}
}
}
}
}
else {
return no(validate3,instancePath,"type");
}
}
validate3.errors = null;
return true;
}
function validate4(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate4,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "type") || (key0 === "items"))){
return no(validate4,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("quickActions" !== data.type){
return no(validate4,instancePath+"/type","const");
}
}
{
if(data.items !== undefined){
let data1 = data.items;
{
if(Array.isArray(data1)){
if(data1.length > 12){
return no(validate4,instancePath+"/items","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((((data2 === "deposit") || (data2 === "withdraw")) || (data2 === "rewards")) || (data2 === "invite")) || (data2 === "service")) || (data2 === "download"))){
return no(validate4,instancePath+"/items/" + i0,"enum");
}
}
}
}
else {
return no(validate4,instancePath+"/items","type");
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
function validate5(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate5,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "titles")) || (key0 === "limit"))){
return no(validate5,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("gameLanes" !== data.type){
return no(validate5,instancePath+"/type","const");
}
}
{
if(data.titles !== undefined){
let data1 = data.titles;
{
if(Array.isArray(data1)){
if(data1.length > 100){
return no(validate5,instancePath+"/titles","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate5,instancePath+"/titles/" + i0,"maxLength");
}
}
else {
return no(validate5,instancePath+"/titles/" + i0,"type");
}
}
}
}
}
else {
return no(validate5,instancePath+"/titles","type");
}
}
}
{
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return no(validate5,instancePath+"/limit","type");
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
return no(validate5,instancePath+"/limit","maximum");
}
else {
if(data3 < 1 || isNaN(data3)){
return no(validate5,instancePath+"/limit","minimum");
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
return no(validate5,instancePath,"type");
}
}
validate5.errors = null;
return true;
}
function validate6(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate6,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "type") || (key0 === "limit"))){
return no(validate6,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("lotteryDraws" !== data.type){
return no(validate6,instancePath+"/type","const");
}
}
{
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return no(validate6,instancePath+"/limit","type");
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
return no(validate6,instancePath+"/limit","maximum");
}
else {
if(data1 < 1 || isNaN(data1)){
return no(validate6,instancePath+"/limit","minimum");
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
return no(validate6,instancePath,"type");
}
}
validate6.errors = null;
return true;
}
function validate7(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate7,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "type") || (key0 === "limit"))){
return no(validate7,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("gameMatches" !== data.type){
return no(validate7,instancePath+"/type","const");
}
}
{
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return no(validate7,instancePath+"/limit","type");
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
return no(validate7,instancePath+"/limit","maximum");
}
else {
if(data1 < 1 || isNaN(data1)){
return no(validate7,instancePath+"/limit","minimum");
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
return no(validate7,instancePath,"type");
}
}
validate7.errors = null;
return true;
}
function validate8(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate8,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "category")) || (key0 === "limit"))){
return no(validate8,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("promotions" !== data.type){
return no(validate8,instancePath+"/type","const");
}
}
{
if(data.category !== undefined){
let data1 = data.category;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate8,instancePath+"/category","maxLength");
}
}
else {
return no(validate8,instancePath+"/category","type");
}
}
}
{
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return no(validate8,instancePath+"/limit","type");
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
return no(validate8,instancePath+"/limit","maximum");
}
else {
if(data2 < 1 || isNaN(data2)){
return no(validate8,instancePath+"/limit","minimum");
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
function validate9(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate9,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!(key0 === "type")){
return no(validate9,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("vipProgress" !== data.type){
return no(validate9,instancePath+"/type","const");
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
function validate11(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.url === undefined) && (missing0 = "url"))){
return no(validate11,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "title") || (key0 === "url"))){
return no(validate11,instancePath,"additionalProperties",key0);
}
}
{
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate11,instancePath+"/title","maxLength");
}
else {
if(data0.length < 1){
return no(validate11,instancePath+"/title","minLength");
}
}
}
else {
return no(validate11,instancePath+"/title","type");
}
}
}
{
if(data.url !== undefined){
let data1 = data.url;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate11,instancePath+"/url","maxLength");
}
else {
if(data1.length < 1){
return no(validate11,instancePath+"/url","minLength");
}
}
}
else {
return no(validate11,instancePath+"/url","type");
}
}
}
}
}
}
}
else {
return no(validate11,instancePath,"type");
}
}
validate11.errors = null;
return true;
}
function validate10(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate10,instancePath,"required",missing0);
}
else {
for(const key0 in data){
if(!((key0 === "type") || (key0 === "links"))){
return no(validate10,instancePath,"additionalProperties",key0);
}
}
{
if(data.type !== undefined){
if("footer" !== data.type){
return no(validate10,instancePath+"/type","const");
}
}
{
if(data.links !== undefined){
let data1 = data.links;
{
if(Array.isArray(data1)){
if(data1.length > 50){
return no(validate10,instancePath+"/links","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], instancePath+"/links/" + i0))){
validate10.errors = validate11.errors;
return false;
}
}
}
}
else {
return no(validate10,instancePath+"/links","type");
}
}
}
}
}
}
}
else {
return no(validate10,instancePath,"type");
}
}
validate10.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return no(validate1,instancePath,"required",missing0);
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "bannerCarousel"){
if(!(validate2(data, instancePath))){
validate1.errors = validate2.errors;
return false;
}
}
else if(tag0 === "announcementMarquee"){
if(!(validate3(data, instancePath))){
validate1.errors = validate3.errors;
return false;
}
}
else if(tag0 === "quickActions"){
if(!(validate4(data, instancePath))){
validate1.errors = validate4.errors;
return false;
}
}
else if(tag0 === "gameLanes"){
if(!(validate5(data, instancePath))){
validate1.errors = validate5.errors;
return false;
}
}
else if(tag0 === "lotteryDraws"){
if(!(validate6(data, instancePath))){
validate1.errors = validate6.errors;
return false;
}
}
else if(tag0 === "gameMatches"){
if(!(validate7(data, instancePath))){
validate1.errors = validate7.errors;
return false;
}
}
else if(tag0 === "promotions"){
if(!(validate8(data, instancePath))){
validate1.errors = validate8.errors;
return false;
}
}
else if(tag0 === "vipProgress"){
if(!(validate9(data, instancePath))){
validate1.errors = validate9.errors;
return false;
}
}
else if(tag0 === "footer"){
if(!(validate10(data, instancePath))){
validate1.errors = validate10.errors;
return false;
}
}
else {
return no(validate1,instancePath,"discriminator");
}
}
else {
return no(validate1,instancePath,"discriminator");
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
if(!(key0 === "sections")){
return no(validate0,instancePath,"additionalProperties",key0);
}
}
{
if(data.sections !== undefined){
let data0 = data.sections;
{
if(Array.isArray(data0)){
if(data0.length > 64){
return no(validate0,instancePath+"/sections","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], instancePath+"/sections/" + i0))){
validate0.errors = validate1.errors;
return false;
}
}
}
}
else {
return no(validate0,instancePath+"/sections","type");
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

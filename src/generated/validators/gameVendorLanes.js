// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate4(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.vendor === undefined) && (missing0 = "vendor")){
return no(validate4,instancePath,"required",missing0);
}
else {
if(data.vendor !== undefined){
let data0 = data.vendor;
{
if(typeof data0 === "string"){
if(data0.length > 64){
return no(validate4,instancePath+"/vendor","maxLength");
}
else {
if(data0.length < 1){
return no(validate4,instancePath+"/vendor","minLength");
}
}
}
else {
return no(validate4,instancePath+"/vendor","type");
}
}
}
{
if(data.displayName !== undefined){
let data1 = data.displayName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate4,instancePath+"/displayName","maxLength");
}
}
else {
return no(validate4,instancePath+"/displayName","type");
}
}
}
{
if(data.icon !== undefined){
let data2 = data.icon;
{
if(typeof data2 === "string"){
if(data2.length > 4096){
return no(validate4,instancePath+"/icon","maxLength");
}
}
else {
return no(validate4,instancePath+"/icon","type");
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
function validate3(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vendors !== undefined){
let data0 = data.vendors;
{
if(Array.isArray(data0)){
if(data0.length > 500){
return no(validate3,instancePath+"/vendors","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data0[i0], instancePath+"/vendors/" + i0))){
validate3.errors = validate4.errors;
return false;
}
}
}
}
else {
return no(validate3,instancePath+"/vendors","type");
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
function validate7(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
return no(validate7,instancePath,"required",missing0);
}
else {
if(data.accountTypeName !== undefined){
let data0 = data.accountTypeName;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate7,instancePath+"/accountTypeName","maxLength");
}
}
else {
return no(validate7,instancePath+"/accountTypeName","type");
}
}
}
{
if(data.displayName !== undefined){
let data1 = data.displayName;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return no(validate7,instancePath+"/displayName","maxLength");
}
else {
if(data1.length < 1){
return no(validate7,instancePath+"/displayName","minLength");
}
}
}
else {
return no(validate7,instancePath+"/displayName","type");
}
}
}
{
if(data.code !== undefined){
let data2 = data.code;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return no(validate7,instancePath+"/code","maxLength");
}
else {
if(data2.length < 1){
return no(validate7,instancePath+"/code","minLength");
}
}
}
else {
return no(validate7,instancePath+"/code","type");
}
}
}
{
if(data.nodeId !== undefined){
let data3 = data.nodeId;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
return no(validate7,instancePath+"/nodeId","type");
}
{
if(typeof data3 === "string"){
if(data3.length > 200){
return no(validate7,instancePath+"/nodeId","maxLength");
}
}
}
}
{
if(data.vendor !== undefined){
let data4 = data.vendor;
{
if(typeof data4 === "string"){
if(data4.length > 64){
return no(validate7,instancePath+"/vendor","maxLength");
}
}
else {
return no(validate7,instancePath+"/vendor","type");
}
}
}
{
if(data.gameType !== undefined){
let data5 = data.gameType;
{
if(typeof data5 === "string"){
if(data5.length > 64){
return no(validate7,instancePath+"/gameType","maxLength");
}
}
else {
return no(validate7,instancePath+"/gameType","type");
}
}
}
{
if(data.image !== undefined){
let data6 = data.image;
{
if(typeof data6 === "string"){
if(data6.length > 4096){
return no(validate7,instancePath+"/image","maxLength");
}
}
else {
return no(validate7,instancePath+"/image","type");
}
}
}
{
if(data.hasTrial !== undefined){
if(typeof data.hasTrial !== "boolean"){
return no(validate7,instancePath+"/hasTrial","type");
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
return no(validate7,instancePath,"type");
}
}
validate7.errors = null;
return true;
}
function validate2(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate2,instancePath+"/title","maxLength");
}
}
else {
return no(validate2,instancePath+"/title","type");
}
}
}
{
if(data.gameClassify !== undefined){
let data1 = data.gameClassify;
{
if(Array.isArray(data1)){
if(data1.length > 200){
return no(validate2,instancePath+"/gameClassify","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], instancePath+"/gameClassify/" + i0))){
validate2.errors = validate3.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/gameClassify","type");
}
}
}
{
if(data.gameCount !== undefined){
let data3 = data.gameCount;
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return no(validate2,instancePath+"/gameCount","minimum");
}
}
else {
return no(validate2,instancePath+"/gameCount","type");
}
}
}
{
if(data.cards !== undefined){
let data4 = data.cards;
{
if(Array.isArray(data4)){
if(data4.length > 5000){
return no(validate2,instancePath+"/cards","maxItems");
}
else {
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate7(data4[i1], instancePath+"/cards/" + i1))){
validate2.errors = validate7.errors;
return false;
}
}
}
}
else {
return no(validate2,instancePath+"/cards","type");
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
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lanes !== undefined){
let data0 = data.lanes;
{
if(Array.isArray(data0)){
if(data0.length > 200){
return no(validate1,instancePath+"/lanes","maxItems");
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data0[i0], instancePath+"/lanes/" + i0))){
validate1.errors = validate2.errors;
return false;
}
}
}
}
else {
return no(validate1,instancePath+"/lanes","type");
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
if(data.data !== undefined){
if(!(validate1(data.data, instancePath+"/data"))){
validate0.errors = validate1.errors;
return false;
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

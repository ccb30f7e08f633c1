// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate5(data, instancePath=""){
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
return no(validate5,instancePath,"enum");
}
validate5.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate5(data.enabled, instancePath+"/enabled"))){
validate1.errors = validate5.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate1,instancePath+"/value","maxLength");
}
}
else {
return no(validate1,instancePath+"/value","type");
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
const pattern0 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate31(data, instancePath=""){
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
return no(validate31,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
return no(validate31,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate31,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern0.test(data)){
return no(validate31,instancePath,"pattern");
}
}
}
}
validate31.errors = null;
return true;
}
function validate10(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate5(data.enabled, instancePath+"/enabled"))){
validate10.errors = validate5.errors;
return false;
}
}
{
if(data.value !== undefined){
if(!(validate31(data.value, instancePath+"/value"))){
validate10.errors = validate31.errors;
return false;
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
const pattern1 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate36(data, instancePath=""){
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
return no(validate36,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
return no(validate36,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate36,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern1.test(data)){
return no(validate36,instancePath,"pattern");
}
}
}
}
validate36.errors = null;
return true;
}
function validate34(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate5(data.enabled, instancePath+"/enabled"))){
validate34.errors = validate5.errors;
return false;
}
}
{
if(data.value !== undefined){
if(!(validate36(data.value, instancePath+"/value"))){
validate34.errors = validate36.errors;
return false;
}
}
}
}
else {
return no(validate34,instancePath,"type");
}
}
validate34.errors = null;
return true;
}
function validate42(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate5(data.enabled, instancePath+"/enabled"))){
validate42.errors = validate5.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate42,instancePath+"/value","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate42,instancePath+"/value","maxLength");
}
}
}
}
}
}
else {
return no(validate42,instancePath,"type");
}
}
validate42.errors = null;
return true;
}
function validate58(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate5(data.enabled, instancePath+"/enabled"))){
validate58.errors = validate5.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
if((!(Array.isArray(data1))) && (typeof data1 !== "string")){
return no(validate58,instancePath+"/value","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate58,instancePath+"/value","maxLength");
}
}
{
if(Array.isArray(data1)){
if(data1.length > 1000){
return no(validate58,instancePath+"/value","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 253){
return no(validate58,instancePath+"/value/" + i0,"maxLength");
}
}
else {
return no(validate58,instancePath+"/value/" + i0,"type");
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
return no(validate58,instancePath,"type");
}
}
validate58.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.app_background !== undefined){
if(!(validate1(data.app_background, instancePath+"/app_background"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.app_desc !== undefined){
if(!(validate1(data.app_desc, instancePath+"/app_desc"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.bottom_app_desc !== undefined){
if(!(validate1(data.bottom_app_desc, instancePath+"/bottom_app_desc"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.download_condition_switch !== undefined){
if(!(validate10(data.download_condition_switch, instancePath+"/download_condition_switch"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.in_game_popup_interval !== undefined){
if(!(validate34(data.in_game_popup_interval, instancePath+"/in_game_popup_interval"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.login_required !== undefined){
if(!(validate10(data.login_required, instancePath+"/login_required"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.vip_level !== undefined){
if(!(validate34(data.vip_level, instancePath+"/vip_level"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.bind_card !== undefined){
if(!(validate10(data.bind_card, instancePath+"/bind_card"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.bottom_app_bar_mode !== undefined){
if(!(validate42(data.bottom_app_bar_mode, instancePath+"/bottom_app_bar_mode"))){
validate0.errors = validate42.errors;
return false;
}
}
{
if(data.deposit_times !== undefined){
if(!(validate34(data.deposit_times, instancePath+"/deposit_times"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.deposit_times_forced !== undefined){
if(!(validate34(data.deposit_times_forced, instancePath+"/deposit_times_forced"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.deposit_least_times !== undefined){
if(!(validate34(data.deposit_least_times, instancePath+"/deposit_least_times"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.deposit_least_times_forced !== undefined){
if(!(validate34(data.deposit_least_times_forced, instancePath+"/deposit_least_times_forced"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.withdrawal_times !== undefined){
if(!(validate34(data.withdrawal_times, instancePath+"/withdrawal_times"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.withdrawal_times_forced !== undefined){
if(!(validate34(data.withdrawal_times_forced, instancePath+"/withdrawal_times_forced"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.withdrawal_least_times !== undefined){
if(!(validate34(data.withdrawal_least_times, instancePath+"/withdrawal_least_times"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.withdrawal_least_times_forced !== undefined){
if(!(validate34(data.withdrawal_least_times_forced, instancePath+"/withdrawal_least_times_forced"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.first_deposit !== undefined){
if(!(validate10(data.first_deposit, instancePath+"/first_deposit"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.first_withdraw !== undefined){
if(!(validate10(data.first_withdraw, instancePath+"/first_withdraw"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.reg_days !== undefined){
if(!(validate34(data.reg_days, instancePath+"/reg_days"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.reg_days_forced !== undefined){
if(!(validate34(data.reg_days_forced, instancePath+"/reg_days_forced"))){
validate0.errors = validate34.errors;
return false;
}
}
{
if(data.domains_switch !== undefined){
if(!(validate42(data.domains_switch, instancePath+"/domains_switch"))){
validate0.errors = validate42.errors;
return false;
}
}
{
if(data.domains !== undefined){
if(!(validate58(data.domains, instancePath+"/domains"))){
validate0.errors = validate58.errors;
return false;
}
}
{
if(data.theme !== undefined){
if(!(validate42(data.theme, instancePath+"/theme"))){
validate0.errors = validate42.errors;
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

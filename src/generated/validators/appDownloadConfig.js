// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate11(data, instancePath=""){
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
return no(validate11,instancePath,"enum");
}
validate11.errors = null;
return true;
}
function validate1(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate1.errors = validate11.errors;
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
const pattern2 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate38(data, instancePath=""){
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
return no(validate38,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
return no(validate38,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate38,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern2.test(data)){
return no(validate38,instancePath,"pattern");
}
}
}
}
validate38.errors = null;
return true;
}
function validate16(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate16.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
if(!(validate38(data.value, instancePath+"/value"))){
validate16.errors = validate38.errors;
return false;
}
}
}
}
else {
return no(validate16,instancePath,"type");
}
}
validate16.errors = null;
return true;
}
const pattern3 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate43(data, instancePath=""){
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
return no(validate43,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
return no(validate43,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate43,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern3.test(data)){
return no(validate43,instancePath,"pattern");
}
}
}
}
validate43.errors = null;
return true;
}
function validate41(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate41.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
if(!(validate43(data.value, instancePath+"/value"))){
validate41.errors = validate43.errors;
return false;
}
}
}
}
else {
return no(validate41,instancePath,"type");
}
}
validate41.errors = null;
return true;
}
function validate49(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate49.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate49,instancePath+"/value","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate49,instancePath+"/value","maxLength");
}
}
}
}
}
}
else {
return no(validate49,instancePath,"type");
}
}
validate49.errors = null;
return true;
}
function validate65(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate65.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
if((!(Array.isArray(data1))) && (typeof data1 !== "string")){
return no(validate65,instancePath+"/value","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate65,instancePath+"/value","maxLength");
}
}
{
if(Array.isArray(data1)){
if(data1.length > 1000){
return no(validate65,instancePath+"/value","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 253){
return no(validate65,instancePath+"/value/" + i0,"maxLength");
}
}
else {
return no(validate65,instancePath+"/value/" + i0,"type");
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
return no(validate65,instancePath,"type");
}
}
validate65.errors = null;
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
if(!(validate16(data.download_condition_switch, instancePath+"/download_condition_switch"))){
validate0.errors = validate16.errors;
return false;
}
}
{
if(data.in_game_popup_interval !== undefined){
if(!(validate41(data.in_game_popup_interval, instancePath+"/in_game_popup_interval"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.login_required !== undefined){
if(!(validate16(data.login_required, instancePath+"/login_required"))){
validate0.errors = validate16.errors;
return false;
}
}
{
if(data.vip_level !== undefined){
if(!(validate41(data.vip_level, instancePath+"/vip_level"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.bind_card !== undefined){
if(!(validate16(data.bind_card, instancePath+"/bind_card"))){
validate0.errors = validate16.errors;
return false;
}
}
{
if(data.bottom_app_bar_mode !== undefined){
if(!(validate49(data.bottom_app_bar_mode, instancePath+"/bottom_app_bar_mode"))){
validate0.errors = validate49.errors;
return false;
}
}
{
if(data.deposit_times !== undefined){
if(!(validate41(data.deposit_times, instancePath+"/deposit_times"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.deposit_times_forced !== undefined){
if(!(validate41(data.deposit_times_forced, instancePath+"/deposit_times_forced"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.deposit_least_times !== undefined){
if(!(validate41(data.deposit_least_times, instancePath+"/deposit_least_times"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.deposit_least_times_forced !== undefined){
if(!(validate41(data.deposit_least_times_forced, instancePath+"/deposit_least_times_forced"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.withdrawal_times !== undefined){
if(!(validate41(data.withdrawal_times, instancePath+"/withdrawal_times"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.withdrawal_times_forced !== undefined){
if(!(validate41(data.withdrawal_times_forced, instancePath+"/withdrawal_times_forced"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.withdrawal_least_times !== undefined){
if(!(validate41(data.withdrawal_least_times, instancePath+"/withdrawal_least_times"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.withdrawal_least_times_forced !== undefined){
if(!(validate41(data.withdrawal_least_times_forced, instancePath+"/withdrawal_least_times_forced"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.first_deposit !== undefined){
if(!(validate16(data.first_deposit, instancePath+"/first_deposit"))){
validate0.errors = validate16.errors;
return false;
}
}
{
if(data.first_withdraw !== undefined){
if(!(validate16(data.first_withdraw, instancePath+"/first_withdraw"))){
validate0.errors = validate16.errors;
return false;
}
}
{
if(data.reg_days !== undefined){
if(!(validate41(data.reg_days, instancePath+"/reg_days"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.reg_days_forced !== undefined){
if(!(validate41(data.reg_days_forced, instancePath+"/reg_days_forced"))){
validate0.errors = validate41.errors;
return false;
}
}
{
if(data.domains_switch !== undefined){
if(!(validate49(data.domains_switch, instancePath+"/domains_switch"))){
validate0.errors = validate49.errors;
return false;
}
}
{
if(data.domains !== undefined){
if(!(validate65(data.domains, instancePath+"/domains"))){
validate0.errors = validate65.errors;
return false;
}
}
{
if(data.theme !== undefined){
if(!(validate49(data.theme, instancePath+"/theme"))){
validate0.errors = validate49.errors;
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

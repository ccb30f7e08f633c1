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
function validate37(data, instancePath=""){
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
return no(validate37,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
return no(validate37,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate37,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern2.test(data)){
return no(validate37,instancePath,"pattern");
}
}
}
}
validate37.errors = null;
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
if(!(validate37(data.value, instancePath+"/value"))){
validate16.errors = validate37.errors;
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
function validate42(data, instancePath=""){
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
return no(validate42,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
return no(validate42,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate42,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern3.test(data)){
return no(validate42,instancePath,"pattern");
}
}
}
}
validate42.errors = null;
return true;
}
function validate40(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate40.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
if(!(validate42(data.value, instancePath+"/value"))){
validate40.errors = validate42.errors;
return false;
}
}
}
}
else {
return no(validate40,instancePath,"type");
}
}
validate40.errors = null;
return true;
}
function validate48(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate48.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")){
return no(validate48,instancePath+"/value","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 64){
return no(validate48,instancePath+"/value","maxLength");
}
}
}
}
}
}
else {
return no(validate48,instancePath,"type");
}
}
validate48.errors = null;
return true;
}
function validate64(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate11(data.enabled, instancePath+"/enabled"))){
validate64.errors = validate11.errors;
return false;
}
}
{
if(data.value !== undefined){
let data1 = data.value;
if((!(Array.isArray(data1))) && (typeof data1 !== "string")){
return no(validate64,instancePath+"/value","type");
}
{
if(typeof data1 === "string"){
if(data1.length > 100000){
return no(validate64,instancePath+"/value","maxLength");
}
}
{
if(Array.isArray(data1)){
if(data1.length > 1000){
return no(validate64,instancePath+"/value","maxItems");
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 253){
return no(validate64,instancePath+"/value/" + i0,"maxLength");
}
}
else {
return no(validate64,instancePath+"/value/" + i0,"type");
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
return no(validate64,instancePath,"type");
}
}
validate64.errors = null;
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
if(!(validate40(data.in_game_popup_interval, instancePath+"/in_game_popup_interval"))){
validate0.errors = validate40.errors;
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
if(!(validate40(data.vip_level, instancePath+"/vip_level"))){
validate0.errors = validate40.errors;
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
if(!(validate48(data.bottom_app_bar_mode, instancePath+"/bottom_app_bar_mode"))){
validate0.errors = validate48.errors;
return false;
}
}
{
if(data.deposit_times !== undefined){
if(!(validate40(data.deposit_times, instancePath+"/deposit_times"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.deposit_times_forced !== undefined){
if(!(validate40(data.deposit_times_forced, instancePath+"/deposit_times_forced"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.deposit_least_times !== undefined){
if(!(validate40(data.deposit_least_times, instancePath+"/deposit_least_times"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.deposit_least_times_forced !== undefined){
if(!(validate40(data.deposit_least_times_forced, instancePath+"/deposit_least_times_forced"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.withdrawal_times !== undefined){
if(!(validate40(data.withdrawal_times, instancePath+"/withdrawal_times"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.withdrawal_times_forced !== undefined){
if(!(validate40(data.withdrawal_times_forced, instancePath+"/withdrawal_times_forced"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.withdrawal_least_times !== undefined){
if(!(validate40(data.withdrawal_least_times, instancePath+"/withdrawal_least_times"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.withdrawal_least_times_forced !== undefined){
if(!(validate40(data.withdrawal_least_times_forced, instancePath+"/withdrawal_least_times_forced"))){
validate0.errors = validate40.errors;
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
if(!(validate40(data.reg_days, instancePath+"/reg_days"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.reg_days_forced !== undefined){
if(!(validate40(data.reg_days_forced, instancePath+"/reg_days_forced"))){
validate0.errors = validate40.errors;
return false;
}
}
{
if(data.domains_switch !== undefined){
if(!(validate48(data.domains_switch, instancePath+"/domains_switch"))){
validate0.errors = validate48.errors;
return false;
}
}
{
if(data.domains !== undefined){
if(!(validate64(data.domains, instancePath+"/domains"))){
validate0.errors = validate64.errors;
return false;
}
}
{
if(data.theme !== undefined){
if(!(validate48(data.theme, instancePath+"/theme"))){
validate0.errors = validate48.errors;
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

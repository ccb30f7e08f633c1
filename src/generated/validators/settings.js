// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate1(data, instancePath=""){
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
return no(validate1,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
return no(validate1,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate1,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern0.test(data)){
return no(validate1,instancePath,"pattern");
}
}
}
}
validate1.errors = null;
return true;
}
const pattern1 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate5(data, instancePath=""){
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
return no(validate5,instancePath,"type");
}
{
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
return no(validate5,instancePath,"maximum");
}
else {
if(data < -1 || isNaN(data)){
return no(validate5,instancePath,"minimum");
}
}
}
{
if(typeof data === "string"){
if(!pattern1.test(data)){
return no(validate5,instancePath,"pattern");
}
}
}
}
validate5.errors = null;
return true;
}
function validate12(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.redirect === undefined) && (missing0 = "redirect")){
return no(validate12,instancePath,"required",missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return no(validate12,instancePath+"/title","maxLength");
}
}
else {
return no(validate12,instancePath+"/title","type");
}
}
}
{
if(data.icon !== undefined){
let data1 = data.icon;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate12,instancePath+"/icon","maxLength");
}
}
else {
return no(validate12,instancePath+"/icon","type");
}
}
}
{
if(data.redirect !== undefined){
let data2 = data.redirect;
{
if(typeof data2 === "string"){
if(data2.length > 64){
return no(validate12,instancePath+"/redirect","maxLength");
}
else {
if(data2.length < 1){
return no(validate12,instancePath+"/redirect","minLength");
}
}
}
else {
return no(validate12,instancePath+"/redirect","type");
}
}
}
{
if(data.externalLink !== undefined){
let data3 = data.externalLink;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return no(validate12,instancePath+"/externalLink","maxLength");
}
}
else {
return no(validate12,instancePath+"/externalLink","type");
}
}
}
{
if(data.promoAnnouncementCategoryIds !== undefined){
let data4 = data.promoAnnouncementCategoryIds;
{
if(Array.isArray(data4)){
if(data4.length > 100){
return no(validate12,instancePath+"/promoAnnouncementCategoryIds","maxItems");
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return no(validate12,instancePath+"/promoAnnouncementCategoryIds/" + i0,"type");
}
{
if(typeof data5 === "string"){
if(data5.length > 200){
return no(validate12,instancePath+"/promoAnnouncementCategoryIds/" + i0,"maxLength");
}
}
}
}
}
}
else {
return no(validate12,instancePath+"/promoAnnouncementCategoryIds","type");
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
return no(validate12,instancePath,"type");
}
}
validate12.errors = null;
return true;
}
function validate10(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(!(validate1(data.enabled, instancePath+"/enabled"))){
validate10.errors = validate1.errors;
return false;
}
}
{
if(data.icon !== undefined){
let data1 = data.icon;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return no(validate10,instancePath+"/icon","maxLength");
}
}
else {
return no(validate10,instancePath+"/icon","type");
}
}
}
{
if(data.items !== undefined){
let data2 = data.items;
{
if(Array.isArray(data2)){
if(data2.length > 50){
return no(validate10,instancePath+"/items","maxItems");
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data2[i0], instancePath+"/items/" + i0))){
validate10.errors = validate12.errors;
return false;
}
}
}
}
else {
return no(validate10,instancePath+"/items","type");
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
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.announcement_force_read !== undefined){
if(!(validate1(data.announcement_force_read, instancePath+"/announcement_force_read"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.announcement_autoplay !== undefined){
if(!(validate1(data.announcement_autoplay, instancePath+"/announcement_autoplay"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.announcement_before_login !== undefined){
if(!(validate1(data.announcement_before_login, instancePath+"/announcement_before_login"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.welcome_image_wait !== undefined){
if(!(validate5(data.welcome_image_wait, instancePath+"/welcome_image_wait"))){
validate0.errors = validate5.errors;
return false;
}
}
{
if(data.referral_enabled !== undefined){
if(!(validate1(data.referral_enabled, instancePath+"/referral_enabled"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.referral_promotion_disabled !== undefined){
if(!(validate1(data.referral_promotion_disabled, instancePath+"/referral_promotion_disabled"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.country_picker_disabled !== undefined){
if(!(validate1(data.country_picker_disabled, instancePath+"/country_picker_disabled"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.activity_shortcut !== undefined){
if(!(validate10(data.activity_shortcut, instancePath+"/activity_shortcut"))){
validate0.errors = validate10.errors;
return false;
}
}
{
if(data.marketing_consent_required !== undefined){
if(!(validate1(data.marketing_consent_required, instancePath+"/marketing_consent_required"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.moneyFormat !== undefined){
let data9 = data.moneyFormat;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
return no(validate0,instancePath+"/moneyFormat","type");
}
if(!(((data9 === "specification") || (data9 === "language")) || (data9 === -1))){
return no(validate0,instancePath+"/moneyFormat","enum");
}
{
if(typeof data9 === "string"){
if(data9.length > 32){
return no(validate0,instancePath+"/moneyFormat","maxLength");
}
}
}
}
{
if(data.timeZone !== undefined){
let data10 = data.timeZone;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
return no(validate0,instancePath+"/timeZone","type");
}
{
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > -1 || isNaN(data10)){
return no(validate0,instancePath+"/timeZone","maximum");
}
else {
if(data10 < -1 || isNaN(data10)){
return no(validate0,instancePath+"/timeZone","minimum");
}
}
}
{
if(typeof data10 === "string"){
if(data10.length > 64){
return no(validate0,instancePath+"/timeZone","maxLength");
}
}
}
}
}
{
if(data.payment_history !== undefined){
if(!(validate1(data.payment_history, instancePath+"/payment_history"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.responsible_play !== undefined){
if(!(validate1(data.responsible_play, instancePath+"/responsible_play"))){
validate0.errors = validate1.errors;
return false;
}
}
{
if(data.responsible_play_reminder !== undefined){
if(!(validate5(data.responsible_play_reminder, instancePath+"/responsible_play_reminder"))){
validate0.errors = validate5.errors;
return false;
}
}
{
if(data.responsible_play_age !== undefined){
if(!(validate5(data.responsible_play_age, instancePath+"/responsible_play_age"))){
validate0.errors = validate5.errors;
return false;
}
}
{
if(data.responsible_play_url !== undefined){
let data15 = data.responsible_play_url;
if((typeof data15 !== "string") && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
return no(validate0,instancePath+"/responsible_play_url","type");
}
{
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > -1 || isNaN(data15)){
return no(validate0,instancePath+"/responsible_play_url","maximum");
}
else {
if(data15 < -1 || isNaN(data15)){
return no(validate0,instancePath+"/responsible_play_url","minimum");
}
}
}
{
if(typeof data15 === "string"){
if(data15.length > 4096){
return no(validate0,instancePath+"/responsible_play_url","maxLength");
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

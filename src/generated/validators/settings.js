// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
const pattern0 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
validate1.errors = [{instancePath,keyword:"type",params:{}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate1.errors = [{instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < -1 || isNaN(data)){
validate1.errors = [{instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate1.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(-1|0|1|true|false)?$"}}];
return false;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
validate5.errors = [{instancePath,keyword:"type",params:{}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
validate5.errors = [{instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data < -1 || isNaN(data)){
validate5.errors = [{instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate5.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(-1|\\d{1,9})?$"}}];
return false;
}
}
}
}
validate5.errors = vErrors;
return errors === 0;
}
function validate12(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.redirect === undefined) && (missing0 = "redirect")){
validate12.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate12.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined){
let data1 = data.icon;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate12.errors = [{instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect !== undefined){
let data2 = data.redirect;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64){
validate12.errors = [{instancePath:instancePath+"/redirect",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data2.length < 1){
validate12.errors = [{instancePath:instancePath+"/redirect",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/redirect",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.externalLink !== undefined){
let data3 = data.externalLink;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate12.errors = [{instancePath:instancePath+"/externalLink",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/externalLink",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promoAnnouncementCategoryIds !== undefined){
let data4 = data.promoAnnouncementCategoryIds;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 100){
validate12.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate12.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds/" + i0,keyword:"type",params:{}}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 200){
validate12.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds/" + i0,keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate10(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate1(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined){
let data1 = data.icon;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate10.errors = [{instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data2 = data.items;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 50){
validate10.errors = [{instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate12(data2[i0], instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate10.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.announcement_force_read !== undefined){
const _errs2 = errors;
if(!(validate1(data.announcement_force_read, instancePath+"/announcement_force_read"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.announcement_autoplay !== undefined){
const _errs3 = errors;
if(!(validate1(data.announcement_autoplay, instancePath+"/announcement_autoplay"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.announcement_before_login !== undefined){
const _errs4 = errors;
if(!(validate1(data.announcement_before_login, instancePath+"/announcement_before_login"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.welcome_image_wait !== undefined){
const _errs5 = errors;
if(!(validate5(data.welcome_image_wait, instancePath+"/welcome_image_wait"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referral_enabled !== undefined){
const _errs6 = errors;
if(!(validate1(data.referral_enabled, instancePath+"/referral_enabled"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referral_promotion_disabled !== undefined){
const _errs7 = errors;
if(!(validate1(data.referral_promotion_disabled, instancePath+"/referral_promotion_disabled"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_picker_disabled !== undefined){
const _errs8 = errors;
if(!(validate1(data.country_picker_disabled, instancePath+"/country_picker_disabled"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activity_shortcut !== undefined){
const _errs9 = errors;
if(!(validate10(data.activity_shortcut, instancePath+"/activity_shortcut"))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketing_consent_required !== undefined){
const _errs10 = errors;
if(!(validate1(data.marketing_consent_required, instancePath+"/marketing_consent_required"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
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
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate2.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate2.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csType !== undefined){
let data1 = data.csType;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64){
validate2.errors = [{instancePath:instancePath+"/csType",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/csType",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csPosition !== undefined){
let data2 = data.csPosition;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate2.errors = [{instancePath:instancePath+"/csPosition",keyword:"type",params:{}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64){
validate2.errors = [{instancePath:instancePath+"/csPosition",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 8192){
validate2.errors = [{instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 8192}}];
return false;
}
else {
if(data3.length < 1){
validate2.errors = [{instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labelIds !== undefined){
let data4 = data.labelIds;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 200){
validate2.errors = [{instancePath:instancePath+"/labelIds",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate2.errors = [{instancePath:instancePath+"/labelIds/" + i0,keyword:"type",params:{}}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 200){
validate2.errors = [{instancePath:instancePath+"/labelIds/" + i0,keyword:"maxLength",params:{limit: 200}}];
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
validate2.errors = [{instancePath:instancePath+"/labelIds",keyword:"type",params:{type: "array"}}];
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
validate2.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
function validate5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
function validate4(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.captcha !== undefined){
const _errs1 = errors;
if(!(validate5(data.captcha, instancePath+"/captcha"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geetest !== undefined){
const _errs2 = errors;
if(typeof data.geetest !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/geetest",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultPassword !== undefined){
let data2 = data.defaultPassword;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 200){
validate4.errors = [{instancePath:instancePath+"/defaultPassword",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/defaultPassword",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate9(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resourceType === undefined) && (missing0 = "resourceType")) || ((data.url === undefined) && (missing0 = "url"))){
validate9.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.resourceType !== undefined){
let data0 = data.resourceType;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate9.errors = [{instancePath:instancePath+"/resourceType",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data0.length < 1){
validate9.errors = [{instancePath:instancePath+"/resourceType",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/resourceType",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate9.errors = [{instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate9.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
function validate12(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
validate12.errors = [{instancePath,keyword:"enum",params:{}}];
return false;
}
validate12.errors = vErrors;
return errors === 0;
}
function validate11(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate12(data[key0], instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate11.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate16(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
validate16.errors = [{instancePath,keyword:"type",params:{}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate16.errors = [{instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < -1 || isNaN(data)){
validate16.errors = [{instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate16.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(-1|0|1|true|false)?$"}}];
return false;
}
}
}
}
validate16.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate20(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
validate20.errors = [{instancePath,keyword:"type",params:{}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
validate20.errors = [{instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data < -1 || isNaN(data)){
validate20.errors = [{instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate20.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(-1|\\d{1,9})?$"}}];
return false;
}
}
}
}
validate20.errors = vErrors;
return errors === 0;
}
function validate27(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.redirect === undefined) && (missing0 = "redirect")){
validate27.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate27.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath:instancePath+"/redirect",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data2.length < 1){
validate27.errors = [{instancePath:instancePath+"/redirect",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/redirect",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath:instancePath+"/externalLink",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/externalLink",keyword:"type",params:{type: "string"}}];
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
validate27.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate27.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds/" + i0,keyword:"type",params:{}}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 200){
validate27.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds/" + i0,keyword:"maxLength",params:{limit: 200}}];
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
validate27.errors = [{instancePath:instancePath+"/promoAnnouncementCategoryIds",keyword:"type",params:{type: "array"}}];
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
validate27.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
function validate25(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate16(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate25.errors = [{instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate27(data2[i0], instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate25.errors = [{instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}}];
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
validate25.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
function validate15(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.announcement_force_read !== undefined){
const _errs2 = errors;
if(!(validate16(data.announcement_force_read, instancePath+"/announcement_force_read"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate16(data.announcement_autoplay, instancePath+"/announcement_autoplay"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate16(data.announcement_before_login, instancePath+"/announcement_before_login"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate20(data.welcome_image_wait, instancePath+"/welcome_image_wait"))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
if(!(validate16(data.referral_enabled, instancePath+"/referral_enabled"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate16(data.referral_promotion_disabled, instancePath+"/referral_promotion_disabled"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate16(data.country_picker_disabled, instancePath+"/country_picker_disabled"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate25(data.activity_shortcut, instancePath+"/activity_shortcut"))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!(validate16(data.marketing_consent_required, instancePath+"/marketing_consent_required"))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate15.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
function validate32(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firebase !== undefined){
const _errs1 = errors;
if(typeof data.firebase !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/firebase",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apiKey !== undefined){
let data1 = data.apiKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 500){
validate32.errors = [{instancePath:instancePath+"/apiKey",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/apiKey",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authDomain !== undefined){
let data2 = data.authDomain;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 500){
validate32.errors = [{instancePath:instancePath+"/authDomain",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/authDomain",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectId !== undefined){
let data3 = data.projectId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 500){
validate32.errors = [{instancePath:instancePath+"/projectId",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/projectId",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data4 = data.appId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 500){
validate32.errors = [{instancePath:instancePath+"/appId",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/appId",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messagingSenderId !== undefined){
let data5 = data.messagingSenderId;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 500){
validate32.errors = [{instancePath:instancePath+"/messagingSenderId",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/messagingSenderId",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vapidKey !== undefined){
let data6 = data.vapidKey;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 500){
validate32.errors = [{instancePath:instancePath+"/vapidKey",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/vapidKey",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
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
else {
validate32.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
function validate34(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.GEETEST_ID !== undefined){
let data0 = data.GEETEST_ID;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate34.errors = [{instancePath:instancePath+"/GEETEST_ID",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/GEETEST_ID",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.GEETEST_VERSION !== undefined){
let data1 = data.GEETEST_VERSION;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 8){
validate34.errors = [{instancePath:instancePath+"/GEETEST_VERSION",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/GEETEST_VERSION",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PROFILE_ICON_COUNT !== undefined){
let data2 = data.PROFILE_ICON_COUNT;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (typeof data2 !== "string")){
validate34.errors = [{instancePath:instancePath+"/PROFILE_ICON_COUNT",keyword:"type",params:{}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < -1 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/PROFILE_ICON_COUNT",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate34.errors = [{instancePath:instancePath+"/PROFILE_ICON_COUNT",keyword:"pattern",params:{pattern: "^(-1|\\d{1,9})?$"}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.GEETEST_API_SERVERS !== undefined){
let data3 = data.GEETEST_API_SERVERS;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 16){
validate34.errors = [{instancePath:instancePath+"/GEETEST_API_SERVERS",keyword:"maxItems",params:{limit: 16}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096){
validate34.errors = [{instancePath:instancePath+"/GEETEST_API_SERVERS/" + i0,keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/GEETEST_API_SERVERS/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/GEETEST_API_SERVERS",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.GEETEST_STATIC_SERVERS !== undefined){
let data5 = data.GEETEST_STATIC_SERVERS;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 16){
validate34.errors = [{instancePath:instancePath+"/GEETEST_STATIC_SERVERS",keyword:"maxItems",params:{limit: 16}}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 4096){
validate34.errors = [{instancePath:instancePath+"/GEETEST_STATIC_SERVERS/" + i1,keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/GEETEST_STATIC_SERVERS/" + i1,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/GEETEST_STATIC_SERVERS",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
function validate36(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 500){
validate36.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined){
let data1 = data.keywords;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 2000){
validate36.errors = [{instancePath:instancePath+"/keywords",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/keywords",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 5000){
validate36.errors = [{instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canonical !== undefined){
let data3 = data.canonical;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate36.errors = [{instancePath:instancePath+"/canonical",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/canonical",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merchantCode !== undefined){
let data0 = data.merchantCode;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate1.errors = [{instancePath:instancePath+"/merchantCode",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/merchantCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchantName !== undefined){
let data1 = data.merchantName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate1.errors = [{instancePath:instancePath+"/merchantName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/merchantName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileTemplate !== undefined){
let data2 = data.mobileTemplate;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 64){
validate1.errors = [{instancePath:instancePath+"/mobileTemplate",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/mobileTemplate",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languages !== undefined){
let data3 = data.languages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 64){
validate1.errors = [{instancePath:instancePath+"/languages",keyword:"maxItems",params:{limit: 64}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 16){
validate1.errors = [{instancePath:instancePath+"/languages/" + i0,keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/languages/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data5 = data.currency;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 16){
validate1.errors = [{instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customerService !== undefined){
let data6 = data.customerService;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 200){
validate1.errors = [{instancePath:instancePath+"/customerService",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate2(data6[i1], instancePath+"/customerService/" + i1))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/customerService",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs16 = errors;
if(!(validate4(data.register, instancePath+"/register"))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.login !== undefined){
const _errs17 = errors;
if(!(validate4(data.login, instancePath+"/login"))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined){
let data10 = data.resources;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
if(data10.length > 200){
validate1.errors = [{instancePath:instancePath+"/resources",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(!(validate9(data10[i2], instancePath+"/resources/" + i2))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/resources",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whitelabelVal !== undefined){
const _errs21 = errors;
if(!(validate11(data.whitelabelVal, instancePath+"/whitelabelVal"))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
const _errs22 = errors;
if(!(validate15(data.settings, instancePath+"/settings"))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageCDNs !== undefined){
let data14 = data.imageCDNs;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data14)){
if(data14.length > 32){
validate1.errors = [{instancePath:instancePath+"/imageCDNs",keyword:"maxItems",params:{limit: 32}}];
return false;
}
else {
var valid4 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
const _errs25 = errors;
if(errors === _errs25){
if(typeof data15 === "string"){
if(data15.length > 4096){
validate1.errors = [{instancePath:instancePath+"/imageCDNs/" + i3,keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/imageCDNs/" + i3,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/imageCDNs",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sms !== undefined){
const _errs27 = errors;
if(!(validate32(data.sms, instancePath+"/sms"))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gw !== undefined){
const _errs28 = errors;
if(!(validate34(data.gw, instancePath+"/gw"))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.analytics !== undefined){
let data18 = data.analytics;
const _errs29 = errors;
if(errors === _errs29){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
let data19 = data18[key0];
const _errs32 = errors;
if(errors === _errs32){
if(typeof data19 === "string"){
if(data19.length > 200){
validate1.errors = [{instancePath:instancePath+"/analytics/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/analytics/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/analytics",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data20 = data.metadata;
const _errs34 = errors;
if(errors === _errs34){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
const _errs37 = errors;
if(!(validate36(data20[key1], instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trustedHosts !== undefined){
let data22 = data.trustedHosts;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data22)){
if(data22.length > 200){
validate1.errors = [{instancePath:instancePath+"/trustedHosts",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid7 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
const _errs40 = errors;
if(errors === _errs40){
if(typeof data23 === "string"){
if(data23.length > 253){
validate1.errors = [{instancePath:instancePath+"/trustedHosts/" + i4,keyword:"maxLength",params:{limit: 253}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/trustedHosts/" + i4,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs40 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/trustedHosts",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
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
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate39(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip !== undefined){
let data0 = data.ip;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate39.errors = [{instancePath:instancePath+"/ip",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/ip",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate39.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merchantCode !== undefined){
let data0 = data.merchantCode;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate0.errors = [{instancePath:instancePath+"/merchantCode",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/merchantCode",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.info !== undefined){
const _errs3 = errors;
if(!(validate1(data.info, instancePath+"/info"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs4 = errors;
if(!(validate39(data.location, instancePath+"/location"))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs5 = errors;
if(typeof data.test !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/test",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
const _errs7 = errors;
if(typeof data.maintenance !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/maintenance",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenanceEnd !== undefined){
let data5 = data.maintenanceEnd;
const _errs9 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
validate0.errors = [{instancePath:instancePath+"/maintenanceEnd",keyword:"type",params:{}}];
return false;
}
if(errors === _errs9){
if(typeof data5 === "string"){
if(data5.length > 64){
validate0.errors = [{instancePath:instancePath+"/maintenanceEnd",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regionRestriction !== undefined){
const _errs11 = errors;
if(typeof data.regionRestriction !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/regionRestriction",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
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
else {
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

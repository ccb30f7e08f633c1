// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
validate5.errors = [{instancePath,keyword:"enum",params:{}}];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate5(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 100000){
validate1.errors = [{instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
const pattern0 = new RegExp("^(-1|0|1|true|false)?$", "u");
function validate28(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (typeof data !== "boolean")){
validate28.errors = [{instancePath,keyword:"type",params:{}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate28.errors = [{instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < -1 || isNaN(data)){
validate28.errors = [{instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate28.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(-1|0|1|true|false)?$"}}];
return false;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
function validate10(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate5(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(!(validate28(data.value, instancePath+"/value"))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
const pattern1 = new RegExp("^(-1|\\d{1,9})?$", "u");
function validate33(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
validate33.errors = [{instancePath,keyword:"type",params:{}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
validate33.errors = [{instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data < -1 || isNaN(data)){
validate33.errors = [{instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate33.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(-1|\\d{1,9})?$"}}];
return false;
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
function validate31(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate5(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(!(validate33(data.value, instancePath+"/value"))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate31.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
function validate38(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate5(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")){
validate38.errors = [{instancePath:instancePath+"/value",keyword:"type",params:{}}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate38.errors = [{instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate38.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
function validate54(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate5(data.enabled, instancePath+"/enabled"))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (typeof data1 !== "string")){
validate54.errors = [{instancePath:instancePath+"/value",keyword:"type",params:{}}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 100000){
validate54.errors = [{instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate54.errors = [{instancePath:instancePath+"/value",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 253){
validate54.errors = [{instancePath:instancePath+"/value/" + i0,keyword:"maxLength",params:{limit: 253}}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/value/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate54.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.app_background !== undefined){
const _errs1 = errors;
if(!(validate1(data.app_background, instancePath+"/app_background"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app_desc !== undefined){
const _errs2 = errors;
if(!(validate1(data.app_desc, instancePath+"/app_desc"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bottom_app_desc !== undefined){
const _errs3 = errors;
if(!(validate1(data.bottom_app_desc, instancePath+"/bottom_app_desc"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.download_condition_switch !== undefined){
const _errs4 = errors;
if(!(validate10(data.download_condition_switch, instancePath+"/download_condition_switch"))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in_game_popup_interval !== undefined){
const _errs5 = errors;
if(!(validate31(data.in_game_popup_interval, instancePath+"/in_game_popup_interval"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.login_required !== undefined){
const _errs6 = errors;
if(!(validate10(data.login_required, instancePath+"/login_required"))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bind_card !== undefined){
const _errs7 = errors;
if(!(validate10(data.bind_card, instancePath+"/bind_card"))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bottom_app_bar_mode !== undefined){
const _errs8 = errors;
if(!(validate38(data.bottom_app_bar_mode, instancePath+"/bottom_app_bar_mode"))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deposit_times !== undefined){
const _errs9 = errors;
if(!(validate31(data.deposit_times, instancePath+"/deposit_times"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deposit_times_forced !== undefined){
const _errs10 = errors;
if(!(validate31(data.deposit_times_forced, instancePath+"/deposit_times_forced"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deposit_least_times !== undefined){
const _errs11 = errors;
if(!(validate31(data.deposit_least_times, instancePath+"/deposit_least_times"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deposit_least_times_forced !== undefined){
const _errs12 = errors;
if(!(validate31(data.deposit_least_times_forced, instancePath+"/deposit_least_times_forced"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawal_times !== undefined){
const _errs13 = errors;
if(!(validate31(data.withdrawal_times, instancePath+"/withdrawal_times"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawal_times_forced !== undefined){
const _errs14 = errors;
if(!(validate31(data.withdrawal_times_forced, instancePath+"/withdrawal_times_forced"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawal_least_times !== undefined){
const _errs15 = errors;
if(!(validate31(data.withdrawal_least_times, instancePath+"/withdrawal_least_times"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawal_least_times_forced !== undefined){
const _errs16 = errors;
if(!(validate31(data.withdrawal_least_times_forced, instancePath+"/withdrawal_least_times_forced"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_deposit !== undefined){
const _errs17 = errors;
if(!(validate10(data.first_deposit, instancePath+"/first_deposit"))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_withdraw !== undefined){
const _errs18 = errors;
if(!(validate10(data.first_withdraw, instancePath+"/first_withdraw"))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reg_days !== undefined){
const _errs19 = errors;
if(!(validate31(data.reg_days, instancePath+"/reg_days"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reg_days_forced !== undefined){
const _errs20 = errors;
if(!(validate31(data.reg_days_forced, instancePath+"/reg_days_forced"))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains_switch !== undefined){
const _errs21 = errors;
if(!(validate38(data.domains_switch, instancePath+"/domains_switch"))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
const _errs22 = errors;
if(!(validate54(data.domains, instancePath+"/domains"))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
const _errs23 = errors;
if(!(validate38(data.theme, instancePath+"/theme"))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
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

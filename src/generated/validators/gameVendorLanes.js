// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate4(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.vendor === undefined) && (missing0 = "vendor")){
validate4.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.vendor !== undefined){
let data0 = data.vendor;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate4.errors = [{instancePath:instancePath+"/vendor",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data0.length < 1){
validate4.errors = [{instancePath:instancePath+"/vendor",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/vendor",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate4.errors = [{instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined){
let data2 = data.icon;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 4096){
validate4.errors = [{instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
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
function validate3(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vendors !== undefined){
let data0 = data.vendors;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 500){
validate3.errors = [{instancePath:instancePath+"/vendors",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate4(data0[i0], instancePath+"/vendors/" + i0))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/vendors",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate3.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
function validate7(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
validate7.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.accountTypeName !== undefined){
let data0 = data.accountTypeName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate7.errors = [{instancePath:instancePath+"/accountTypeName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/accountTypeName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate7.errors = [{instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data1.length < 1){
validate7.errors = [{instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200){
validate7.errors = [{instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data2.length < 1){
validate7.errors = [{instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data3 = data.nodeId;
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate7.errors = [{instancePath:instancePath+"/nodeId",keyword:"type",params:{}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 200){
validate7.errors = [{instancePath:instancePath+"/nodeId",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
let data4 = data.vendor;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 64){
validate7.errors = [{instancePath:instancePath+"/vendor",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/vendor",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameType !== undefined){
let data5 = data.gameType;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 64){
validate7.errors = [{instancePath:instancePath+"/gameType",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/gameType",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data6 = data.image;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 4096){
validate7.errors = [{instancePath:instancePath+"/image",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasTrial !== undefined){
const _errs15 = errors;
if(typeof data.hasTrial !== "boolean"){
validate7.errors = [{instancePath:instancePath+"/hasTrial",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
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
validate7.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
function validate2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.gameClassify !== undefined){
let data1 = data.gameClassify;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 200){
validate2.errors = [{instancePath:instancePath+"/gameClassify",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate3(data1[i0], instancePath+"/gameClassify/" + i0))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/gameClassify",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameCount !== undefined){
let data3 = data.gameCount;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate2.errors = [{instancePath:instancePath+"/gameCount",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/gameCount",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data4 = data.cards;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 5000){
validate2.errors = [{instancePath:instancePath+"/cards",keyword:"maxItems",params:{limit: 5000}}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate7(data4[i1], instancePath+"/cards/" + i1))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/cards",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
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
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lanes !== undefined){
let data0 = data.lanes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 200){
validate1.errors = [{instancePath:instancePath+"/lanes",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate2(data0[i0], instancePath+"/lanes/" + i0))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/lanes",keyword:"type",params:{type: "array"}}];
return false;
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
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
if(!(validate1(data.data, instancePath+"/data"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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

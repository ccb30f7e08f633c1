// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
const schema1Keys = new Set(["bg","surface-1","surface1","surface-2","surface2","surface-3","surface3","text","text-muted","textMuted","line","brand","on-brand","onBrand","accent","on-accent","onAccent","positive","warning","negative","focus"]);
const schema0Keys = new Set(["scheme","brand","accent","radius","elevation","density","motion","display","tokens"]);
"use strict";
export const validate = validate0;
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(schema1Keys.has(key0))){
validate1.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.bg !== undefined){
let data0 = data.bg;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 128){
validate1.errors = [{instancePath:instancePath+"/bg",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/bg",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["surface-1"] !== undefined){
let data1 = data["surface-1"];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128){
validate1.errors = [{instancePath:instancePath+"/surface-1",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/surface-1",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surface1 !== undefined){
let data2 = data.surface1;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 128){
validate1.errors = [{instancePath:instancePath+"/surface1",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/surface1",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["surface-2"] !== undefined){
let data3 = data["surface-2"];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 128){
validate1.errors = [{instancePath:instancePath+"/surface-2",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/surface-2",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surface2 !== undefined){
let data4 = data.surface2;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 128){
validate1.errors = [{instancePath:instancePath+"/surface2",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/surface2",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["surface-3"] !== undefined){
let data5 = data["surface-3"];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 128){
validate1.errors = [{instancePath:instancePath+"/surface-3",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/surface-3",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surface3 !== undefined){
let data6 = data.surface3;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 128){
validate1.errors = [{instancePath:instancePath+"/surface3",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/surface3",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data7 = data.text;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 128){
validate1.errors = [{instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["text-muted"] !== undefined){
let data8 = data["text-muted"];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 128){
validate1.errors = [{instancePath:instancePath+"/text-muted",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/text-muted",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textMuted !== undefined){
let data9 = data.textMuted;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 128){
validate1.errors = [{instancePath:instancePath+"/textMuted",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/textMuted",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data10 = data.line;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length > 128){
validate1.errors = [{instancePath:instancePath+"/line",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/line",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand !== undefined){
let data11 = data.brand;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length > 128){
validate1.errors = [{instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["on-brand"] !== undefined){
let data12 = data["on-brand"];
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(data12.length > 128){
validate1.errors = [{instancePath:instancePath+"/on-brand",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/on-brand",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onBrand !== undefined){
let data13 = data.onBrand;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(data13.length > 128){
validate1.errors = [{instancePath:instancePath+"/onBrand",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/onBrand",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent !== undefined){
let data14 = data.accent;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(data14.length > 128){
validate1.errors = [{instancePath:instancePath+"/accent",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/accent",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["on-accent"] !== undefined){
let data15 = data["on-accent"];
const _errs32 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(data15.length > 128){
validate1.errors = [{instancePath:instancePath+"/on-accent",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/on-accent",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onAccent !== undefined){
let data16 = data.onAccent;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length > 128){
validate1.errors = [{instancePath:instancePath+"/onAccent",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/onAccent",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positive !== undefined){
let data17 = data.positive;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data17 === "string"){
if(data17.length > 128){
validate1.errors = [{instancePath:instancePath+"/positive",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/positive",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warning !== undefined){
let data18 = data.warning;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data18 === "string"){
if(data18.length > 128){
validate1.errors = [{instancePath:instancePath+"/warning",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warning",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.negative !== undefined){
let data19 = data.negative;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(data19.length > 128){
validate1.errors = [{instancePath:instancePath+"/negative",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/negative",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.focus !== undefined){
let data20 = data.focus;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(data20.length > 128){
validate1.errors = [{instancePath:instancePath+"/focus",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/focus",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs42 === errors;
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
const _errs1 = errors;
for(const key0 in data){
if(!(schema0Keys.has(key0))){
validate0.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.scheme !== undefined){
let data0 = data.scheme;
const _errs2 = errors;
if(!(((data0 === "dark") || (data0 === "light")) || (data0 === "auto"))){
validate0.errors = [{instancePath:instancePath+"/scheme",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand !== undefined){
let data1 = data.brand;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128){
validate0.errors = [{instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent !== undefined){
let data2 = data.accent;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 128){
validate0.errors = [{instancePath:instancePath+"/accent",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/accent",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.radius !== undefined){
let data3 = data.radius;
const _errs7 = errors;
if(!(((data3 === "sharp") || (data3 === "soft")) || (data3 === "round"))){
validate0.errors = [{instancePath:instancePath+"/radius",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elevation !== undefined){
let data4 = data.elevation;
const _errs8 = errors;
if(!(((data4 === "line") || (data4 === "shadow")) || (data4 === "glow"))){
validate0.errors = [{instancePath:instancePath+"/elevation",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.density !== undefined){
let data5 = data.density;
const _errs9 = errors;
if(!((data5 === "compact") || (data5 === "cosy"))){
validate0.errors = [{instancePath:instancePath+"/density",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motion !== undefined){
let data6 = data.motion;
const _errs10 = errors;
if(!((data6 === "snappy") || (data6 === "soft"))){
validate0.errors = [{instancePath:instancePath+"/motion",keyword:"enum",params:{}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data7 = data.display;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(data7.length > 64){
validate0.errors = [{instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens !== undefined){
const _errs13 = errors;
if(!(validate1(data.tokens, instancePath+"/tokens"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate2.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "group")) || (key0 === "interval"))){
validate2.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("bannerCarousel" !== data.type){
validate2.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "bannerCarousel"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data1 = data.group;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64){
validate2.errors = [{instancePath:instancePath+"/group",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate2.errors = [{instancePath:instancePath+"/group",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/group",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data2 = data.interval;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate2.errors = [{instancePath:instancePath+"/interval",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600000 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/interval",keyword:"maximum",params:{comparison: "<=", limit: 600000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/interval",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
function validate3(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate3.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "speed"))){
validate3.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("announcementMarquee" !== data.type){
validate3.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "announcementMarquee"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data1 = data.speed;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
validate3.errors = [{instancePath:instancePath+"/speed",keyword:"maximum",params:{comparison: "<=", limit: 2000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate3.errors = [{instancePath:instancePath+"/speed",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/speed",keyword:"type",params:{type: "number"}}];
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
}
else {
validate3.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
function validate4(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate4.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "items"))){
validate4.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("quickActions" !== data.type){
validate4.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "quickActions"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 12){
validate4.errors = [{instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 12}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!((((((data2 === "deposit") || (data2 === "withdraw")) || (data2 === "rewards")) || (data2 === "invite")) || (data2 === "service")) || (data2 === "download"))){
validate4.errors = [{instancePath:instancePath+"/items/" + i0,keyword:"enum",params:{}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}}];
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
}
else {
validate4.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate5.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "titles")) || (key0 === "limit"))){
validate5.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("gameLanes" !== data.type){
validate5.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "gameLanes"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titles !== undefined){
let data1 = data.titles;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 100){
validate5.errors = [{instancePath:instancePath+"/titles",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200){
validate5.errors = [{instancePath:instancePath+"/titles/" + i0,keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/titles/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/titles",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data3 = data.limit;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate5.errors = [{instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
validate5.errors = [{instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 5000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate5.errors = [{instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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
}
else {
validate5.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
function validate6(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate6.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "limit"))){
validate6.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("lotteryDraws" !== data.type){
validate6.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "lotteryDraws"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data1 = data.limit;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate6.errors = [{instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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
}
else {
validate6.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
function validate7(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate7.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "limit"))){
validate7.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("gameMatches" !== data.type){
validate7.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "gameMatches"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data1 = data.limit;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate7.errors = [{instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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
}
else {
validate7.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
function validate8(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate8.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "category")) || (key0 === "limit"))){
validate8.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("promotions" !== data.type){
validate8.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "promotions"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data1 = data.category;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate8.errors = [{instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data2 = data.limit;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate8.errors = [{instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate8.errors = [{instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate8.errors = [{instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
}
}
}
}
}
else {
validate8.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
function validate9(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate9.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate9.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("vipProgress" !== data.type){
validate9.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "vipProgress"}}];
return false;
}
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
function validate11(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.url === undefined) && (missing0 = "url"))){
validate11.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "url"))){
validate11.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 200){
validate11.errors = [{instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data0.length < 1){
validate11.errors = [{instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate11.errors = [{instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
else {
if(data1.length < 1){
validate11.errors = [{instancePath:instancePath+"/url",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
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
}
else {
validate11.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
function validate10(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate10.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "links"))){
validate10.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("footer" !== data.type){
validate10.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "footer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data1 = data.links;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 50){
validate10.errors = [{instancePath:instancePath+"/links",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate11(data1[i0], instancePath+"/links/" + i0))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate10.errors = [{instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}}];
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
}
else {
validate10.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "bannerCarousel"){
if(!(validate2(data, instancePath))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
else if(tag0 === "announcementMarquee"){
if(!(validate3(data, instancePath))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
else if(tag0 === "quickActions"){
if(!(validate4(data, instancePath))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gameLanes"){
if(!(validate5(data, instancePath))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
else if(tag0 === "lotteryDraws"){
if(!(validate6(data, instancePath))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gameMatches"){
if(!(validate7(data, instancePath))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
else if(tag0 === "promotions"){
if(!(validate8(data, instancePath))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
else if(tag0 === "vipProgress"){
if(!(validate9(data, instancePath))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else if(tag0 === "footer"){
if(!(validate10(data, instancePath))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
else {
validate1.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate1.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
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
if(!(key0 === "sections")){
validate0.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.sections !== undefined){
let data0 = data.sections;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 64){
validate0.errors = [{instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 64}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate1(data0[i0], instancePath+"/sections/" + i0))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}}];
return false;
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

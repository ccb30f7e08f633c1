// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate1(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.src === undefined) && (missing0 = "src")){
validate1.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.src !== undefined){
let data0 = data.src;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100000){
validate1.errors = [{instancePath:instancePath+"/src",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
else {
if(data0.length < 1){
validate1.errors = [{instancePath:instancePath+"/src",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/src",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sizes !== undefined){
let data1 = data.sizes;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 500){
validate1.errors = [{instancePath:instancePath+"/sizes",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/sizes",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200){
validate1.errors = [{instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purpose !== undefined){
let data3 = data.purpose;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 200){
validate1.errors = [{instancePath:instancePath+"/purpose",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form_factor !== undefined){
let data4 = data.form_factor;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 32){
validate1.errors = [{instancePath:instancePath+"/form_factor",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/form_factor",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data5 = data.label;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 500){
validate1.errors = [{instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}}];
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
function validate4(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.url === undefined) && (missing0 = "url"))){
validate4.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate4.errors = [{instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data0.length < 1){
validate4.errors = [{instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.short_name !== undefined){
let data1 = data.short_name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate4.errors = [{instancePath:instancePath+"/short_name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/short_name",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data3 = data.url;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate4.errors = [{instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
else {
if(data3.length < 1){
validate4.errors = [{instancePath:instancePath+"/url",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icons !== undefined){
let data4 = data.icons;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 50){
validate4.errors = [{instancePath:instancePath+"/icons",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate1(data4[i0], instancePath+"/icons/" + i0))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/icons",keyword:"type",params:{type: "array"}}];
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
validate4.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate8(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image_logo !== undefined){
let data0 = data.image_logo;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate8.errors = [{instancePath:instancePath+"/image_logo",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/image_logo",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pwa !== undefined){
let data1 = data.pwa;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 100000){
validate8.errors = [{instancePath:instancePath+"/pwa",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/pwa",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desktop_app_feature !== undefined){
let data2 = data.desktop_app_feature;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 100000){
validate8.errors = [{instancePath:instancePath+"/desktop_app_feature",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/desktop_app_feature",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apple_touch_icon !== undefined){
let data3 = data.apple_touch_icon;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate8.errors = [{instancePath:instancePath+"/apple_touch_icon",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/apple_touch_icon",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data4 = data.theme;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 100000){
validate8.errors = [{instancePath:instancePath+"/theme",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/theme",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data5 = data.home;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 100000){
validate8.errors = [{instancePath:instancePath+"/home",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/home",keyword:"type",params:{type: "string"}}];
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
}
else {
validate8.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
function validate7(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parameters !== undefined){
if(!(validate8(data.parameters, instancePath+"/parameters"))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
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
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate0.errors = [{instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.short_name !== undefined){
let data1 = data.short_name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200){
validate0.errors = [{instancePath:instancePath+"/short_name",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/short_name",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 4096){
validate0.errors = [{instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_url !== undefined){
let data4 = data.start_url;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096){
validate0.errors = [{instancePath:instancePath+"/start_url",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/start_url",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data5 = data.scope;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 4096){
validate0.errors = [{instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data6 = data.display;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 64){
validate0.errors = [{instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.orientation !== undefined){
let data7 = data.orientation;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length > 64){
validate0.errors = [{instancePath:instancePath+"/orientation",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/orientation",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme_color !== undefined){
let data8 = data.theme_color;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length > 64){
validate0.errors = [{instancePath:instancePath+"/theme_color",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/theme_color",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background_color !== undefined){
let data9 = data.background_color;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length > 64){
validate0.errors = [{instancePath:instancePath+"/background_color",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/background_color",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lang !== undefined){
let data10 = data.lang;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length > 35){
validate0.errors = [{instancePath:instancePath+"/lang",keyword:"maxLength",params:{limit: 35}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lang",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dir !== undefined){
let data11 = data.dir;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length > 8){
validate0.errors = [{instancePath:instancePath+"/dir",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/dir",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categories !== undefined){
let data12 = data.categories;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
if(data12.length > 50){
validate0.errors = [{instancePath:instancePath+"/categories",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length > 200){
validate0.errors = [{instancePath:instancePath+"/categories/" + i0,keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/categories/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs27 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icons !== undefined){
let data14 = data.icons;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
if(data14.length > 100){
validate0.errors = [{instancePath:instancePath+"/icons",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(!(validate1(data14[i1], instancePath+"/icons/" + i1))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid2 = _errs31 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/icons",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screenshots !== undefined){
let data16 = data.screenshots;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data16)){
if(data16.length > 100){
validate0.errors = [{instancePath:instancePath+"/screenshots",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs34 = errors;
if(!(validate1(data16[i2], instancePath+"/screenshots/" + i2))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid3 = _errs34 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/screenshots",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortcuts !== undefined){
let data18 = data.shortcuts;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data18)){
if(data18.length > 50){
validate0.errors = [{instancePath:instancePath+"/shortcuts",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid4 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
const _errs37 = errors;
if(!(validate4(data18[i3], instancePath+"/shortcuts/" + i3))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid4 = _errs37 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/shortcuts",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templates !== undefined){
const _errs38 = errors;
if(!(validate7(data.templates, instancePath+"/templates"))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

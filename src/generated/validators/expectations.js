// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
const schema2Keys = new Set(["home","login","register","member.home","game","changePassword","launchGame","voucherCenter","withdraw","addBankCard","addBankCardPix","activity","rewardCenter","agentRegister","inviteFriends","feedback","mall","leaderBoard","benefits","maintenance","accessDenied","domainUnavailable","siteError","notFound"]);
"use strict";
export const validate = validate0;
export default validate0;
function validate3(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((data === "installPrompt") || (data === "iosGuide")) || (data === "downloadBar")) || (data === "appDownloadPrompt")) || (data === "notificationPrompt")) || (data === "secondFactor")) || (data === "countryPicker")) || (data === "captcha")) || (data === "updatePrompt")) || (data === "upgradePrompt")) || (data === "chat")) || (data === "customerService")) || (data === "thirdPartySignIn")) || (data === "loginChoose")) || (data === "domainNotice")) || (data === "miniGame")) || (data === "announcements")) || (data === "welcomeImage")) || (data === "activityShortcut")) || (data === "vipProgress")) || (data === "gameFrame")) || (data === "banners")) || (data === "promotions")) || (data === "gameLanes")) || (data === "lottery")) || (data === "languagePicker"))){
validate3.errors = [{instancePath,keyword:"enum",params:{}}];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(schema2Keys.has(key0))){
validate2.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.home !== undefined){
let data0 = data.home;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate2.errors = [{instancePath:instancePath+"/home",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate3(data0[i0], instancePath+"/home/" + i0))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate2.errors = [{instancePath:instancePath+"/home",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.login !== undefined){
let data2 = data.login;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 100){
validate2.errors = [{instancePath:instancePath+"/login",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate3(data2[i1], instancePath+"/login/" + i1))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/login",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
let data4 = data.register;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 100){
validate2.errors = [{instancePath:instancePath+"/register",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs10 = errors;
if(!(validate3(data4[i2], instancePath+"/register/" + i2))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/register",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["member.home"] !== undefined){
let data6 = data["member.home"];
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length > 100){
validate2.errors = [{instancePath:instancePath+"/member.home",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs13 = errors;
if(!(validate3(data6[i3], instancePath+"/member.home/" + i3))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/member.home",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game !== undefined){
let data8 = data.game;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
if(data8.length > 100){
validate2.errors = [{instancePath:instancePath+"/game",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs16 = errors;
if(!(validate3(data8[i4], instancePath+"/game/" + i4))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/game",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changePassword !== undefined){
let data10 = data.changePassword;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 100){
validate2.errors = [{instancePath:instancePath+"/changePassword",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
const _errs19 = errors;
if(!(validate3(data10[i5], instancePath+"/changePassword/" + i5))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/changePassword",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launchGame !== undefined){
let data12 = data.launchGame;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data12)){
if(data12.length > 100){
validate2.errors = [{instancePath:instancePath+"/launchGame",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid7 = true;
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
const _errs22 = errors;
if(!(validate3(data12[i6], instancePath+"/launchGame/" + i6))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/launchGame",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voucherCenter !== undefined){
let data14 = data.voucherCenter;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data14)){
if(data14.length > 100){
validate2.errors = [{instancePath:instancePath+"/voucherCenter",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid8 = true;
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
const _errs25 = errors;
if(!(validate3(data14[i7], instancePath+"/voucherCenter/" + i7))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid8 = _errs25 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/voucherCenter",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdraw !== undefined){
let data16 = data.withdraw;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data16)){
if(data16.length > 100){
validate2.errors = [{instancePath:instancePath+"/withdraw",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid9 = true;
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
const _errs28 = errors;
if(!(validate3(data16[i8], instancePath+"/withdraw/" + i8))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid9 = _errs28 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/withdraw",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addBankCard !== undefined){
let data18 = data.addBankCard;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data18)){
if(data18.length > 100){
validate2.errors = [{instancePath:instancePath+"/addBankCard",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid10 = true;
const len9 = data18.length;
for(let i9=0; i9<len9; i9++){
const _errs31 = errors;
if(!(validate3(data18[i9], instancePath+"/addBankCard/" + i9))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid10 = _errs31 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/addBankCard",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addBankCardPix !== undefined){
let data20 = data.addBankCardPix;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data20)){
if(data20.length > 100){
validate2.errors = [{instancePath:instancePath+"/addBankCardPix",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid11 = true;
const len10 = data20.length;
for(let i10=0; i10<len10; i10++){
const _errs34 = errors;
if(!(validate3(data20[i10], instancePath+"/addBankCardPix/" + i10))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid11 = _errs34 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/addBankCardPix",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activity !== undefined){
let data22 = data.activity;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data22)){
if(data22.length > 100){
validate2.errors = [{instancePath:instancePath+"/activity",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid12 = true;
const len11 = data22.length;
for(let i11=0; i11<len11; i11++){
const _errs37 = errors;
if(!(validate3(data22[i11], instancePath+"/activity/" + i11))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid12 = _errs37 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/activity",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rewardCenter !== undefined){
let data24 = data.rewardCenter;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data24)){
if(data24.length > 100){
validate2.errors = [{instancePath:instancePath+"/rewardCenter",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid13 = true;
const len12 = data24.length;
for(let i12=0; i12<len12; i12++){
const _errs40 = errors;
if(!(validate3(data24[i12], instancePath+"/rewardCenter/" + i12))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid13 = _errs40 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/rewardCenter",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentRegister !== undefined){
let data26 = data.agentRegister;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data26)){
if(data26.length > 100){
validate2.errors = [{instancePath:instancePath+"/agentRegister",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid14 = true;
const len13 = data26.length;
for(let i13=0; i13<len13; i13++){
const _errs43 = errors;
if(!(validate3(data26[i13], instancePath+"/agentRegister/" + i13))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid14 = _errs43 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/agentRegister",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inviteFriends !== undefined){
let data28 = data.inviteFriends;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data28)){
if(data28.length > 100){
validate2.errors = [{instancePath:instancePath+"/inviteFriends",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid15 = true;
const len14 = data28.length;
for(let i14=0; i14<len14; i14++){
const _errs46 = errors;
if(!(validate3(data28[i14], instancePath+"/inviteFriends/" + i14))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid15 = _errs46 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/inviteFriends",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feedback !== undefined){
let data30 = data.feedback;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data30)){
if(data30.length > 100){
validate2.errors = [{instancePath:instancePath+"/feedback",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid16 = true;
const len15 = data30.length;
for(let i15=0; i15<len15; i15++){
const _errs49 = errors;
if(!(validate3(data30[i15], instancePath+"/feedback/" + i15))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid16 = _errs49 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mall !== undefined){
let data32 = data.mall;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data32)){
if(data32.length > 100){
validate2.errors = [{instancePath:instancePath+"/mall",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid17 = true;
const len16 = data32.length;
for(let i16=0; i16<len16; i16++){
const _errs52 = errors;
if(!(validate3(data32[i16], instancePath+"/mall/" + i16))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid17 = _errs52 === errors;
if(!valid17){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/mall",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaderBoard !== undefined){
let data34 = data.leaderBoard;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data34)){
if(data34.length > 100){
validate2.errors = [{instancePath:instancePath+"/leaderBoard",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid18 = true;
const len17 = data34.length;
for(let i17=0; i17<len17; i17++){
const _errs55 = errors;
if(!(validate3(data34[i17], instancePath+"/leaderBoard/" + i17))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid18 = _errs55 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/leaderBoard",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benefits !== undefined){
let data36 = data.benefits;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data36)){
if(data36.length > 100){
validate2.errors = [{instancePath:instancePath+"/benefits",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid19 = true;
const len18 = data36.length;
for(let i18=0; i18<len18; i18++){
const _errs58 = errors;
if(!(validate3(data36[i18], instancePath+"/benefits/" + i18))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid19 = _errs58 === errors;
if(!valid19){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/benefits",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
let data38 = data.maintenance;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data38)){
if(data38.length > 100){
validate2.errors = [{instancePath:instancePath+"/maintenance",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid20 = true;
const len19 = data38.length;
for(let i19=0; i19<len19; i19++){
const _errs61 = errors;
if(!(validate3(data38[i19], instancePath+"/maintenance/" + i19))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid20 = _errs61 === errors;
if(!valid20){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/maintenance",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessDenied !== undefined){
let data40 = data.accessDenied;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data40)){
if(data40.length > 100){
validate2.errors = [{instancePath:instancePath+"/accessDenied",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid21 = true;
const len20 = data40.length;
for(let i20=0; i20<len20; i20++){
const _errs64 = errors;
if(!(validate3(data40[i20], instancePath+"/accessDenied/" + i20))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid21 = _errs64 === errors;
if(!valid21){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/accessDenied",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainUnavailable !== undefined){
let data42 = data.domainUnavailable;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data42)){
if(data42.length > 100){
validate2.errors = [{instancePath:instancePath+"/domainUnavailable",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid22 = true;
const len21 = data42.length;
for(let i21=0; i21<len21; i21++){
const _errs67 = errors;
if(!(validate3(data42[i21], instancePath+"/domainUnavailable/" + i21))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid22 = _errs67 === errors;
if(!valid22){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/domainUnavailable",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.siteError !== undefined){
let data44 = data.siteError;
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data44)){
if(data44.length > 100){
validate2.errors = [{instancePath:instancePath+"/siteError",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid23 = true;
const len22 = data44.length;
for(let i22=0; i22<len22; i22++){
const _errs70 = errors;
if(!(validate3(data44[i22], instancePath+"/siteError/" + i22))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid23 = _errs70 === errors;
if(!valid23){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/siteError",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notFound !== undefined){
let data46 = data.notFound;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data46)){
if(data46.length > 100){
validate2.errors = [{instancePath:instancePath+"/notFound",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid24 = true;
const len23 = data46.length;
for(let i23=0; i23<len23; i23++){
const _errs73 = errors;
if(!(validate3(data46[i23], instancePath+"/notFound/" + i23))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid24 = _errs73 === errors;
if(!valid24){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/notFound",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs71 === errors;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "guest") || (key0 === "newMember")) || (key0 === "member")) || (key0 === "agent")) || (key0 === "type4")) || (key0 === "inApp")) || (key0 === "installed"))){
validate1.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.guest !== undefined){
const _errs2 = errors;
if(!(validate2(data.guest, instancePath+"/guest"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newMember !== undefined){
const _errs3 = errors;
if(!(validate2(data.newMember, instancePath+"/newMember"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member !== undefined){
const _errs4 = errors;
if(!(validate2(data.member, instancePath+"/member"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs5 = errors;
if(!(validate2(data.agent, instancePath+"/agent"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type4 !== undefined){
const _errs6 = errors;
if(!(validate2(data.type4, instancePath+"/type4"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inApp !== undefined){
const _errs7 = errors;
if(!(validate2(data.inApp, instancePath+"/inApp"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.installed !== undefined){
const _errs8 = errors;
if(!(validate2(data.installed, instancePath+"/installed"))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
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
let missing0;
if((data.visitors === undefined) && (missing0 = "visitors")){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "visitors"))){
validate0.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 500){
validate0.errors = [{instancePath:instancePath+"/$schema",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visitors !== undefined){
const _errs4 = errors;
if(!(validate1(data.visitors, instancePath+"/visitors"))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
validate0.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expirationTime !== undefined){
let data0 = data.expirationTime;
const _errs1 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")){
validate0.errors = [{instancePath:instancePath+"/expirationTime",keyword:"type",params:{}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/expirationTime",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 16){
validate0.errors = [{instancePath:instancePath+"/expirationTime",keyword:"maxLength",params:{limit: 16}}];
return false;
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scripts !== undefined){
let data0 = data.scripts;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 1000000){
validate0.errors = [{instancePath:instancePath+"/scripts",keyword:"maxLength",params:{limit: 1000000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scripts",keyword:"type",params:{type: "string"}}];
return false;
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

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export default validate0;
const pattern0 = new RegExp("^data:image/", "u");
function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
validate0.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.image !== undefined){
let data0 = data.image;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 1000000){
validate0.errors = [{instancePath:instancePath+"/image",keyword:"maxLength",params:{limit: 1000000}}];
return false;
}
else {
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^data:image/"}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}}];
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

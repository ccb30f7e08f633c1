// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
export function no(validate, instancePath, keyword, property){
const name = keyword === "required" ? "missingProperty" : "additionalProperty";
validate.errors = [{instancePath,keyword,params:property === undefined ? {} : {[name]:property}}];
return false;
}

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
function validate1(data, instancePath=""){
if(!((((((((data === true) || (data === false)) || (data === 0)) || (data === 1)) || (data === "0")) || (data === "1")) || (data === "true")) || (data === "false"))){
return no(validate1,instancePath,"enum");
}
validate1.errors = null;
return true;
}
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(validate1(data[key0], instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
validate0.errors = validate1.errors;
return false;
}
}
}
else {
return no(validate0,instancePath,"type");
}
}
validate0.errors = null;
return true;
}

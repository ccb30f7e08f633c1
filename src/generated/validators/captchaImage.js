// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { no } from './no.js';
export default validate0;
const pattern0 = new RegExp("^data:image/", "u");
function validate0(data, instancePath=""){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.image === undefined) && (missing0 = "image")){
return no(validate0,instancePath,"required",missing0);
}
else {
if(data.image !== undefined){
let data0 = data.image;
{
if(typeof data0 === "string"){
if(data0.length > 1000000){
return no(validate0,instancePath+"/image","maxLength");
}
else {
if(!pattern0.test(data0)){
return no(validate0,instancePath+"/image","pattern");
}
}
}
else {
return no(validate0,instancePath+"/image","type");
}
}
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

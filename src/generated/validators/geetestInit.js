// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {enum:[true,false,0,1,"0","1","true","false"]}
export default /* @__PURE__ */ validatorOf({type:"object",required:["gt"],properties:{gt:{type:"string",maxLength:200,minLength:1},challenge:{type:"string",maxLength:4096},newCaptcha:schema0,success:schema0}})

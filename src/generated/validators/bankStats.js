// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",properties:{bankCode:{type:"string",maxLength:64},bankName:{type:"string",maxLength:200}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{count:{type:["integer","string"],minimum:0,pattern:/^\d{0,9}$/u},banks:{type:"array",maxItems:500,items:schema0}}})

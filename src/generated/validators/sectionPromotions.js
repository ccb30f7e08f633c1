// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["type"],properties:{type:{const:"promotions"},category:{type:"string",maxLength:200},limit:{type:"integer",minimum:1,maximum:1000}},additionalProperties:false})

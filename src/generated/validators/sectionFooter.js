// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["title","url"],properties:{title:{type:"string",maxLength:200,minLength:1},url:{type:"string",maxLength:4096,minLength:1}},additionalProperties:false}
export default /* @__PURE__ */ validatorOf({type:"object",required:["type"],properties:{type:{const:"footer"},links:{type:"array",maxItems:50,items:schema0}},additionalProperties:false})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["resourceType","url"],properties:{resourceType:{type:"string",maxLength:64,minLength:1},url:{type:"string",maxLength:4096}}}
const schema1 = {type:"object",properties:{version:{type:"string",maxLength:64},url:{type:"string",maxLength:4096}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{resources:{type:"array",maxItems:200,items:schema0},upgrade:schema1}})

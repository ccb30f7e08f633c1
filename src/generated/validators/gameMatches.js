// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",properties:{id:{type:["string","number"],maxLength:200},title:{type:"string",maxLength:500},startTime:{type:["number","string"],maxLength:64},home:{type:"string",maxLength:200},away:{type:"string",maxLength:200},url:{type:"string",maxLength:4096}}}
export default /* @__PURE__ */ validatorOf({type:"array",maxItems:1000,items:schema0})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",properties:{id:{type:["string","number"],maxLength:200},title:{type:"string",maxLength:500},content:{type:"string",maxLength:1000000},promotionType:{type:"string",maxLength:64},execution:{type:"string",maxLength:8}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{announcements:{type:"array",maxItems:500,items:schema0}}})

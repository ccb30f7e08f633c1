// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["id"],properties:{id:{type:["string","number"],maxLength:200},bankName:{type:"string",maxLength:200},accountNoMasked:{type:"string",maxLength:64}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{accounts:{type:"array",maxItems:200,items:schema0},min:{type:["number","string"],maxLength:40},max:{type:["number","string"],maxLength:40}}})

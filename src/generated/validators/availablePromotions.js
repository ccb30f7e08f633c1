// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["id","title"],properties:{id:{type:["string","number"],maxLength:200},title:{type:"string",maxLength:500},description:{type:"string",maxLength:1000000},claimable:{type:"boolean"}}}
export default /* @__PURE__ */ validatorOf({type:"array",maxItems:1000,items:schema0})

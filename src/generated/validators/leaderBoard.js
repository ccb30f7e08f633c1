// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["rank"],properties:{rank:{type:"integer",minimum:1},name:{type:"string",maxLength:200},score:{type:"number",minimum:0}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{title:{type:"string",maxLength:300},endsAt:{type:["number","string"],maxLength:64},entries:{type:"array",maxItems:1000,items:schema0},own:schema0}})

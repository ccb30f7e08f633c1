// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["id","title"],properties:{id:{type:["string","number"],maxLength:200},title:{type:"string",maxLength:300},description:{type:"string",maxLength:2000},done:{type:"number",minimum:0},total:{type:"number",minimum:0},reward:{type:"string",maxLength:200},state:{type:"string",maxLength:32},endsAt:{type:["number","string"],maxLength:64},url:{type:"string",maxLength:4096}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{missions:{type:"array",maxItems:500,items:schema0}}})

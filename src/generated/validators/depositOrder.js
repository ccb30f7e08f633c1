// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["value"],properties:{kind:{type:"string",maxLength:32},label:{type:"string",maxLength:200},value:{type:"string",maxLength:500,minLength:1}}}
export default /* @__PURE__ */ validatorOf({type:"object",required:["id"],properties:{id:{type:["string","number"],maxLength:200,minLength:1},amount:{type:["number","string"],maxLength:40},currency:{type:"string",maxLength:16},status:{type:"string",maxLength:32},qr:{type:"string",maxLength:2900},payUrl:{type:"string",maxLength:4096},expiresAt:{type:["number","string"],maxLength:64},details:{type:"array",maxItems:20,items:schema0}}})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["image"],properties:{groupName:{type:"string",maxLength:64},image:{type:"string",maxLength:4096,minLength:1},linkageType:{type:"string",maxLength:16},linkage:{type:["string","number"],maxLength:4096},url:{type:"string",maxLength:4096},roomId:{type:["string","number"],maxLength:200},nodeId:{type:["string","number"],maxLength:200},gameType:{type:"string",maxLength:64},vendor:{type:"string",maxLength:64},title:{type:"string",maxLength:500}}}
export default /* @__PURE__ */ validatorOf({type:"array",maxItems:500,items:schema0})

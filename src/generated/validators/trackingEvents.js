// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["eventName"],properties:{eventName:{type:"string",maxLength:200,minLength:1},eventValue:{type:["string","number","boolean","object"],maxLength:20000},domain:{type:"string",maxLength:253},affiliateCode:{type:"string",maxLength:200},channels:{type:"array",maxItems:50,items:{type:"string",maxLength:64}},eventID:{type:"string",maxLength:200},fbc:{type:"string",maxLength:500},fbp:{type:"string",maxLength:500}}}
export default /* @__PURE__ */ validatorOf({type:"array",maxItems:1000,items:schema0})

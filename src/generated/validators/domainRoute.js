// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["path"],properties:{title:{type:"string",maxLength:200},csType:{type:"string",maxLength:64},csPosition:{type:["string","number"],maxLength:64},path:{type:"string",maxLength:8192,minLength:1},labelIds:{type:"array",maxItems:200,items:{type:["string","number"],maxLength:200}}}}
const schema1 = {type:"object",required:["domainName"],properties:{domainName:{type:"string",maxLength:500,minLength:1}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{customerService:{type:"array",maxItems:200,items:schema0},domainList:{type:"array",maxItems:1000,items:schema1}}})

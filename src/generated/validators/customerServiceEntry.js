// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["path"],properties:{title:{type:"string",maxLength:200},csType:{type:"string",maxLength:64},csPosition:{type:["string","number"],maxLength:64},path:{type:"string",maxLength:8192,minLength:1},labelIds:{type:"array",maxItems:200,items:{type:["string","number"],maxLength:200}}}})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["title","content"],properties:{title:{type:"string",maxLength:500,minLength:1},content:{type:"string",maxLength:20000,minLength:1},contact:{type:"string",maxLength:500}}})

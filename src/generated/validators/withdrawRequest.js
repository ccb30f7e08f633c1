// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["accountId","amount","requestId"],properties:{accountId:{type:["string","number"],maxLength:200,minLength:1},amount:{type:"string",maxLength:32,minLength:1,pattern:/^\d{1,18}(\.\d{1,8})?$/u},currency:{type:"string",maxLength:16},requestId:{type:"string",maxLength:64,minLength:8}}})

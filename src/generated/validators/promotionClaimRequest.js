// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["promotionId"],properties:{promotionId:{type:["string","number"],maxLength:200},requestId:{type:"string",maxLength:64,minLength:8}}})

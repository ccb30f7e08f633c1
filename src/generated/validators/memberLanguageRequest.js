// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["language"],properties:{language:{type:"string",maxLength:16,minLength:1},merchantCode:{type:"string",maxLength:64}}})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",properties:{title:{type:"string",maxLength:200},icons:{type:"object",properties:{},additionalProperties:{type:"string",maxLength:100000}}}})

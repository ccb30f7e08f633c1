// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",properties:{unReadCount:{type:["integer","string"],minimum:0,pattern:/^\d{0,9}$/u}}})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",properties:{device:{type:"string",maxLength:32},track:{type:"string",maxLength:4096},originalDomain:{type:"string",maxLength:253},url:{type:"string",maxLength:4096}}})

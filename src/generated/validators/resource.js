// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["resourceType","url"],properties:{resourceType:{type:"string",maxLength:64,minLength:1},url:{type:"string",maxLength:4096}}})

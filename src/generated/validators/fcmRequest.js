// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["registrationToken"],properties:{registrationToken:{type:"string",maxLength:8192,minLength:1},topic:{type:"string",maxLength:200},unsubscribeAll:{type:"boolean"}}})

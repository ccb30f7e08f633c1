// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["token"],properties:{token:{type:"string",maxLength:8192,minLength:1},id:{type:["string","number"],maxLength:200},userName:{type:"string",maxLength:200},customerType:{type:"integer",minimum:-1,maximum:99},firstTimeLogin:{type:"boolean"},passwordExpired:{type:"boolean"}}})

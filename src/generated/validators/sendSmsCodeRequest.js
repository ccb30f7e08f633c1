// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["mobileNum"],properties:{countryDialingCode:{type:"string",maxLength:16},mobileNum:{type:"string",maxLength:32,minLength:1},geetestChallenge:{type:"string",maxLength:4096},geetestSeccode:{type:"string",maxLength:4096},geetestValidateV4:{type:["string","object"],maxLength:16384},captcha:{type:"string",maxLength:64}}})

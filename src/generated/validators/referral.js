// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",properties:{referralCode:{type:"string",maxLength:200},affiliateCode:{type:"string",maxLength:200},link:{type:"string",maxLength:4096},invited:{type:["integer","string"],minimum:0,pattern:/^\d{0,9}$/u},earned:{type:["number","string"],maxLength:40},terms:{type:"string",maxLength:2000}}})

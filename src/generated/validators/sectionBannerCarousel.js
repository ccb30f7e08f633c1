// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["type"],properties:{type:{const:"bannerCarousel"},group:{type:"string",maxLength:64,minLength:1},interval:{type:"integer",minimum:0,maximum:600000}},additionalProperties:false})

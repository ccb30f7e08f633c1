// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["type"],properties:{type:{const:"announcementMarquee"},speed:{type:"number",minimum:0,maximum:2000}},additionalProperties:false})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["image"],properties:{image:{type:"string",maxLength:1000000,pattern:/^data:image\//u}}})

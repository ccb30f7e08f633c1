// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",properties:{image_logo:{type:"string",maxLength:4096},pwa:{type:"string",maxLength:100000},desktop_app_feature:{type:"string",maxLength:100000},apple_touch_icon:{type:"string",maxLength:4096},theme:{type:"string",maxLength:100000},home:{type:"string",maxLength:100000},texts:{type:"string",maxLength:200000}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{parameters:schema0}})

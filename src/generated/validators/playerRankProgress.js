// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",properties:{completedConditions:{type:"number",minimum:0},totalExpectedConditions:{type:"number",minimum:0}}}
const schema1 = {type:"object",properties:{labelId:{type:["string","number"],maxLength:200},labelName:{type:"string",maxLength:200},nextLabelId:{type:["string","number"],maxLength:200},nextLabelName:{type:"string",maxLength:200}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{currentProgress:schema0,playerRankProgress:schema1}})

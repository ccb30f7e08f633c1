// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["title"],properties:{title:{type:"string",maxLength:300,minLength:1},value:{type:"string",maxLength:100}}}
const schema1 = {type:"object",required:["labelId","labelName"],properties:{labelId:{type:["string","number"],maxLength:200},labelName:{type:"string",maxLength:200},rankLevel:{type:["number","string"],maxLength:16},condition:{type:"string",maxLength:500},benefits:{type:"array",maxItems:50,items:schema0}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{labels:{type:"array",maxItems:100,items:schema1}}})

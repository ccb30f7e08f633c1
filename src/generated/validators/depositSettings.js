// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["id","name"],properties:{id:{type:["string","number"],maxLength:200},name:{type:"string",maxLength:200,minLength:1},min:{type:["number","string"],maxLength:40},max:{type:["number","string"],maxLength:40},icon:{type:"string",maxLength:4096}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{methods:{type:"array",maxItems:200,items:schema0}}})

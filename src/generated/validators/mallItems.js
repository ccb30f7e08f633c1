// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["id","title","points"],properties:{id:{type:["string","number"],maxLength:200},title:{type:"string",maxLength:300},description:{type:"string",maxLength:2000},image:{type:"string",maxLength:4096},points:{type:"number",minimum:0},stock:{type:"integer",minimum:0}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{points:{type:"number",minimum:0},items:{type:"array",maxItems:1000,items:schema0}}})

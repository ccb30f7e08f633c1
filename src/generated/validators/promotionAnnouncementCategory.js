// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["id","title"],properties:{id:{type:["string","number"],maxLength:200},title:{type:"string",maxLength:500},content:{type:"string",maxLength:1000000},image:{type:"string",maxLength:4096}}}
const schema1 = {type:"object",properties:{id:{type:["string","number"],maxLength:200},name:{type:"string",maxLength:200},promotions:{type:"array",maxItems:1000,items:schema0}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{categories:{type:"array",maxItems:200,items:schema1}}})

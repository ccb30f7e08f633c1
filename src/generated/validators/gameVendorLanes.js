// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["vendor"],properties:{vendor:{type:"string",maxLength:64,minLength:1},displayName:{type:"string",maxLength:200},icon:{type:"string",maxLength:4096}}}
const schema1 = {type:"object",properties:{vendors:{type:"array",maxItems:500,items:schema0}}}
const schema2 = {type:"object",required:["code","displayName"],properties:{accountTypeName:{type:"string",maxLength:200},displayName:{type:"string",maxLength:200,minLength:1},code:{type:"string",maxLength:200,minLength:1},nodeId:{type:["string","number"],maxLength:200},vendor:{type:"string",maxLength:64},gameType:{type:"string",maxLength:64},image:{type:"string",maxLength:4096},hasTrial:{type:"boolean"}}}
const schema3 = {type:"object",properties:{title:{type:"string",maxLength:200},gameClassify:{type:"array",maxItems:200,items:schema1},gameCount:{type:"number",minimum:0},cards:{type:"array",maxItems:5000,items:schema2}}}
const schema4 = {type:"object",properties:{lanes:{type:"array",maxItems:200,items:schema3}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{data:schema4}})

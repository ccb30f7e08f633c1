// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["code","name","domains"],properties:{$schema:{type:"string",maxLength:500},code:{type:"string",maxLength:32,pattern:/^[a-z][a-z0-9-]*$/u},name:{type:"string",maxLength:200,minLength:1},domains:{type:"array",maxItems:200,items:{type:"string",maxLength:253}},note:{type:"string",maxLength:2000}},additionalProperties:false})

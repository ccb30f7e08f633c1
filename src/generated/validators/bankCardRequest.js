// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["bankName","accountNo","accountName"],properties:{bankCode:{type:"string",maxLength:64,minLength:1},bankName:{type:"string",maxLength:200,minLength:1},accountNo:{type:"string",maxLength:34,minLength:4,pattern:/^[0-9A-Z]+$/u},accountName:{type:"string",maxLength:200,minLength:1}}})

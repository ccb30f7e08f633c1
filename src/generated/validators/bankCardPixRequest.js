// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["keyType","key","accountName"],properties:{keyType:{enum:["CPF","CNPJ","EMAIL","PHONE","EVP"]},key:{type:"string",maxLength:77,minLength:1},accountName:{type:"string",maxLength:200,minLength:1}}})

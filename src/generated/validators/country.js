// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["countryCode","countryDialingCode"],properties:{countryCode:{type:"string",maxLength:8,minLength:1},countryDialingCode:{type:["string","number"],minLength:1,maxLength:16},name:{type:"string",maxLength:200}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{countryCode:{type:"string",maxLength:8},countryDialingCode:{type:["string","number"],maxLength:16},currency:{type:"string",maxLength:16},currencySymbol:{type:"string",maxLength:16},countries:{type:"array",maxItems:500,items:schema0}}})

// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
export default /* @__PURE__ */ validatorOf({type:"object",required:["success"],properties:{success:{type:"boolean"},value:{},message:{type:"string",maxLength:100000},errorCode:{type:"string",maxLength:200}}})

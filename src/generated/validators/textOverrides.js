// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",additionalProperties:{type:"string",minLength:1,pattern:/\S/u,maxLength:2000}}
export default /* @__PURE__ */ validatorOf({type:"object",patternProperties:[[/^(CN|EN|ES|HI|ID|JA|KM|KO|MY|TA|TH|TW|VI|TY|UR|PT|PT-BR|MS|BN|TR)$/u,schema0]],additionalProperties:false})

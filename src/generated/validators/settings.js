// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:["integer","string","boolean"],minimum:-1,maximum:1,pattern:/^(-1|0|1|true|false)?$/u}
const schema1 = {type:["integer","string"],minimum:-1,maximum:1000000000,pattern:/^(-1|\d{1,9})?$/u}
const schema2 = {type:"object",required:["redirect"],properties:{title:{type:"string",maxLength:200},icon:{type:"string",maxLength:4096},redirect:{type:"string",maxLength:64,minLength:1},externalLink:{type:"string",maxLength:4096},promoAnnouncementCategoryIds:{type:"array",maxItems:100,items:{type:["string","number"],maxLength:200}}}}
const schema3 = {type:"object",properties:{enabled:schema0,icon:{type:"string",maxLength:4096},items:{type:"array",maxItems:50,items:schema2}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{announcement_force_read:schema0,announcement_autoplay:schema0,announcement_before_login:schema0,welcome_image_wait:schema1,referral_enabled:schema0,referral_promotion_disabled:schema0,country_picker_disabled:schema0,activity_shortcut:schema3,marketing_consent_required:schema0,moneyFormat:{type:"string",enum:["specification","language"]},timeZone:{type:"string",maxLength:64}},additionalProperties:{}})

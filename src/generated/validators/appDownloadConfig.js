// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {enum:[true,false,0,1,"0","1","true","false"]}
const schema1 = {type:"object",properties:{enabled:schema0,value:{type:"string",maxLength:100000}}}
const schema2 = {type:["integer","string","boolean"],minimum:-1,maximum:1,pattern:/^(-1|0|1|true|false)?$/u}
const schema3 = {type:"object",properties:{enabled:schema0,value:schema2}}
const schema4 = {type:["integer","string"],minimum:-1,maximum:1000000000,pattern:/^(-1|\d{1,9})?$/u}
const schema5 = {type:"object",properties:{enabled:schema0,value:schema4}}
const schema6 = {type:"object",properties:{enabled:schema0,value:{type:["integer","string"],maxLength:64}}}
const schema7 = {type:"object",properties:{enabled:schema0,value:{type:["array","string"],maxLength:100000,maxItems:1000,items:{type:"string",maxLength:253}}}}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{app_background:schema1,app_desc:schema1,bottom_app_desc:schema1,download_condition_switch:schema3,in_game_popup_interval:schema5,login_required:schema3,vip_level:schema5,bind_card:schema3,bottom_app_bar_mode:schema6,deposit_times:schema5,deposit_times_forced:schema5,deposit_least_times:schema5,deposit_least_times_forced:schema5,withdrawal_times:schema5,withdrawal_times_forced:schema5,withdrawal_least_times:schema5,withdrawal_least_times_forced:schema5,first_deposit:schema3,first_withdraw:schema3,reg_days:schema5,reg_days_forced:schema5,domains_switch:schema6,domains:schema7,theme:schema6}})

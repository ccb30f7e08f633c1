// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import { validatorOf } from '../../schema/validator.ts'
const schema0 = {type:"object",required:["type"],properties:{type:{const:"bannerCarousel"},group:{type:"string",maxLength:64,minLength:1},interval:{type:"integer",minimum:0,maximum:600000}},additionalProperties:false}
const schema1 = {type:"object",required:["type"],properties:{type:{const:"announcementMarquee"},speed:{type:"number",minimum:0,maximum:2000}},additionalProperties:false}
const schema2 = {type:"object",required:["type"],properties:{type:{const:"quickActions"},items:{type:"array",maxItems:12,items:{enum:["deposit","withdraw","rewards","invite","service","download"]}}},additionalProperties:false}
const schema3 = {type:"object",required:["type"],properties:{type:{const:"gameLanes"},titles:{type:"array",maxItems:100,items:{type:"string",maxLength:200}},limit:{type:"integer",minimum:1,maximum:5000}},additionalProperties:false}
const schema4 = {type:"object",required:["type"],properties:{type:{const:"lotteryDraws"},limit:{type:"integer",minimum:1,maximum:1000}},additionalProperties:false}
const schema5 = {type:"object",required:["type"],properties:{type:{const:"gameMatches"},limit:{type:"integer",minimum:1,maximum:1000}},additionalProperties:false}
const schema6 = {type:"object",required:["type"],properties:{type:{const:"promotions"},category:{type:"string",maxLength:200},limit:{type:"integer",minimum:1,maximum:1000}},additionalProperties:false}
const schema7 = {type:"object",required:["type"],properties:{type:{const:"vipProgress"}},additionalProperties:false}
const schema8 = {type:"object",required:["title","url"],properties:{title:{type:"string",maxLength:200,minLength:1},url:{type:"string",maxLength:4096,minLength:1}},additionalProperties:false}
const schema9 = {type:"object",required:["type"],properties:{type:{const:"footer"},links:{type:"array",maxItems:50,items:schema8}},additionalProperties:false}
const schema10 = {type:"object",required:["type"],discriminator:["type",{bannerCarousel:schema0,announcementMarquee:schema1,quickActions:schema2,gameLanes:schema3,lotteryDraws:schema4,gameMatches:schema5,promotions:schema6,vipProgress:schema7,footer:schema9}]}
export default /* @__PURE__ */ validatorOf({type:"object",properties:{sections:{type:"array",maxItems:64,items:schema10}},additionalProperties:false})

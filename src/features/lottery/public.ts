// The placeholder of home is drawn before there is a plan.
export { nextDrawName } from './model/nextDraw.ts'

// What other features may use of this one: whose benefits are shown, and where.
export { BENEFITS_PATH, showsBenefits } from './model/shows.ts'

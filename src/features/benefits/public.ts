// The public interface of this feature: who sees the benefits, and their path.
export { BENEFITS_PATH, showsBenefits } from './model/shows.ts'

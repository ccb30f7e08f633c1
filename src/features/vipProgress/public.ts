// What other features may use of this one: how far a member is.
export type { Progress } from './model/progress.ts'
export { useProgress } from './useProgress.ts'

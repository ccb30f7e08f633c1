// What other features may use of this one: how far a member is.
export { progressQuery } from './api.ts'
export { type Progress, progressOf } from './model/progress.ts'
export { useProgress } from './useProgress.ts'

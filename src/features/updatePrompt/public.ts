export { watchUpdates } from './watch.ts'

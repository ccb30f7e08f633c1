// What other features may use of this one.

export { openWindow } from './openWindow.ts'

// What other features may use of this one.

export { openWindow } from './openWindow.ts'
export { openWidget, widgetStore } from './widget.ts'

// The public interface of this feature.

export { openWindow } from './openWindow.ts'
export { openWidget, widgetStore } from './widget.ts'

import { isToFrame } from '../model/talk.ts'
import { lendMemory } from './memory.ts'
import { findOpener } from './opener.ts'
import { runScripts } from './runScripts.ts'

/**
 * The script of the document in which vendors' scripts run. The document has an opaque origin (`sandbox`), so a script in it can
 * access neither the page nor its storage. Opened directly, with the site's own origin, it does nothing.
 */
function begin(): void {
  lendMemory(window)
  addEventListener(
    'message',
    ({ source, ports: [port] }) => {
      if (source !== parent || !port) return
      let hasRun = false
      const look = () => port.postMessage({ canOpen: findOpener(window) !== undefined })
      port.onmessage = ({ data }) => {
        if (!isToFrame(data)) return
        if (data.kind === 'look') look()
        if (data.kind === 'open') findOpener(window)?.()
        if (data.kind !== 'run' || hasRun) return
        hasRun = true
        void runScripts(data.html, window).then(look, look)
      }
    },
    { once: true },
  )
}

if (self.origin === 'null' && parent !== window) begin()

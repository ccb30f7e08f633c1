import { RETIRE_MESSAGE } from '../../api/workerMessages.ts'
import { RETIRE_PATIENCE_MS } from './model/update.ts'

type Registration = { readonly active: Pick<ServiceWorker, 'postMessage'> | null }
type Clock = Pick<Window, 'setTimeout'>

/**
 * Lets the next document come from the network instead of the active worker's cache. Resolves when the worker has answered, when
 * there is none, or after a timeout. Never rejects.
 */
export async function retireDocument(registration: Registration | undefined, clock: Clock): Promise<void> {
  const worker = registration?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve) => {
    clock.setTimeout(resolve, RETIRE_PATIENCE_MS)
    port1.onmessage = () => resolve()
    worker.postMessage(RETIRE_MESSAGE, [port2])
  })
  port1.close()
}

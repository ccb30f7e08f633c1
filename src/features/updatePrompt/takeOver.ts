import { TAKE_OVER_PATIENCE_MS } from './model/update.ts'

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'update'>
type Clock = Pick<Window, 'setTimeout'>

const reached = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) return
      worker.removeEventListener('statechange', look)
      resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

/**
 * Lets the newest worker, which has the new build's document, take over. Resolves when it controls this page, when
 * there is none (only `/mobile/mc` has changed, or no worker at all), or after a timeout. Never rejects.
 */
export async function takeOver(registration: Registration | undefined, clock: Clock): Promise<void> {
  if (!registration) return
  const patience = new Promise<void>((resolve) => {
    clock.setTimeout(resolve, TAKE_OVER_PATIENCE_MS)
  })
  await Promise.race([patience, newestActive(registration)])
}

async function newestActive(registration: Registration): Promise<void> {
  await registration.update().catch(() => undefined)
  if (registration.installing) await reached(registration.installing, ['installed', 'activated', 'redundant'])
  const { waiting } = registration
  if (!waiting) return
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await reached(waiting, ['activated', 'redundant'])
}

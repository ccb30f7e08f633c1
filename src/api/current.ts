import type { Client } from './client.ts'

let current: Client | undefined

/** Boot sets the page's one client here before anything renders. */
export function setClient(client: Client | undefined): void {
  current = client
}

/** @throws Error when boot has not set a client yet: a mistake in the order of things, not in the input. */
export function getClient(): Client {
  if (current === undefined) throw new Error('No client yet: boot calls setClient() before it renders')
  return current
}

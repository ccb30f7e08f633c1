/** A refusal of the back office, with a message for the operator. */
export class CallError extends Error {
  override readonly name = 'CallError'
}

interface Said<T> {
  readonly ok: boolean
  readonly value?: T
  readonly message?: string
}

const token = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="workbench-token"]')?.content ?? ''

/**
 * Calls a command of the back office that serves this page (`scripts/backoffice/workbench/commands.ts`). Throws CallError.
 */
export async function call<T>(name: string, body: object = {}): Promise<T> {
  const answer = await fetch(`/workbench/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-workbench-token': token() },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const reply: Said<T> | undefined = await answer?.json().catch(() => undefined)
  if (!reply) throw new CallError('The back office does not answer.')
  if (!reply.ok || reply.value === undefined) throw new CallError(reply.message ?? 'It did not work.')
  return reply.value
}

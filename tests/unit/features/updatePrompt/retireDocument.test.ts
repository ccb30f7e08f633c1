import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRetire } from '../../../../src/api/workerMessages.ts'
import { RETIRE_PATIENCE_MS } from '../../../../src/features/updatePrompt/model/update.ts'
import { retireDocument } from '../../../../src/features/updatePrompt/retireDocument.ts'

/** A worker that keeps the ports of what it was asked. */
function fakeWorker() {
  const ports: MessagePort[] = []
  return {
    ports,
    postMessage: vi.fn((message: unknown, parts: MessagePort[]) => {
      if (isRetire(message)) ports.push(...parts)
    }),
  }
}
const page = Object.assign(Object.create(null), {
  setTimeout: (action: () => void, ms?: number) => Number(setTimeout(action, ms)),
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the document of the build before', () => {
  it('is retired when the worker says so', async () => {
    const active = fakeWorker()
    const done = vi.fn()
    const retired = retireDocument(Object.assign(Object.create(null), { active }), page).then(done)
    await vi.advanceTimersByTimeAsync(RETIRE_PATIENCE_MS - 1)
    expect(done).not.toHaveBeenCalled()
    active.ports[0]?.postMessage(null)
    await retired
    expect(done).toHaveBeenCalledOnce()
  })

  it('is not waited for longer than a player would', async () => {
    const active = fakeWorker()
    const retired = retireDocument(Object.assign(Object.create(null), { active }), page)
    await vi.advanceTimersByTimeAsync(RETIRE_PATIENCE_MS)
    await expect(retired).resolves.toBeUndefined()
  })

  it.each([
    ['there is no worker at all', undefined],
    ['no worker is active yet', { active: null }],
  ])('is in no cache where %s', async (_, registration) => {
    await expect(retireDocument(registration, page)).resolves.toBeUndefined()
  })
})

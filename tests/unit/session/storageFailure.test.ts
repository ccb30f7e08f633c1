import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from './fakeStorage.ts'

/** Fresh modules for each test, because the failure is reported once per page. */
async function freshPage() {
  vi.resetModules()
  const { onStorageFailure } = await import('../../../src/session/storageFailure.ts')
  const { safeStorage } = await import('../../../src/session/storage.ts')
  return { onStorageFailure, safeStorage }
}

beforeEach(() => vi.resetModules())

describe('storage that fails', () => {
  it('is told once, whatever fails and however often', async () => {
    const { onStorageFailure, safeStorage } = await freshPage()
    const tell = vi.fn()
    onStorageFailure(tell)
    const full = fakeStorage()
    full.full = true
    const [local, perTab] = [safeStorage(() => full), safeStorage(() => full)]
    for (const storage of [local, perTab]) {
      storage.setItem('a', '1')
      storage.setItem('b', '2')
      expect(storage.getItem('a')).toBe('1')
    }
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is told to who begins to listen later', async () => {
    const { onStorageFailure, safeStorage } = await freshPage()
    const forbidden = (): Storage => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    safeStorage(forbidden).getItem('a')
    const tell = vi.fn()
    onStorageFailure(tell)
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is not told while all is well', async () => {
    const { onStorageFailure, safeStorage } = await freshPage()
    const tell = vi.fn()
    onStorageFailure(tell)
    safeStorage(() => fakeStorage()).setItem('a', '1')
    expect(tell).not.toHaveBeenCalled()
  })
})

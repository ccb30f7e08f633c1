import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { findBridge, NativeFailure, readResult } from '../../../src/device/bridge.ts'

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'

interface Page {
  AndroidOAuth?: unknown
  webkit?: unknown
  onOAuthResult?: unknown
}
const android = () => {
  const signIn = vi.fn()
  const page: Page = { AndroidOAuth: { signIn } }
  return { page, signIn }
}
/** Calls the page back, as the app does when it has finished. */
const call = (page: Page, ...given: unknown[]) => {
  if (typeof page.onOAuthResult === 'function') page.onOAuthResult(...given)
}
const forever = () => new AbortController().signal

describe('the bridge to the official app', () => {
  it('is absent in a browser, and on a page that merely has things of such names', () => {
    const throwing = Object.defineProperty({}, 'AndroidOAuth', {
      get: () => {
        throw new Error('no')
      },
    })
    for (const page of [
      {},
      { AndroidOAuth: 1 },
      { AndroidOAuth: {} },
      { webkit: { messageHandlers: null } },
      throwing,
    ])
      expect(findBridge(page)).toBeUndefined()
  })

  it('asks the Android app for a channel, as a method of its own object', async () => {
    const { page, signIn } = android()
    const answered = findBridge(page)?.signIn('twitter', forever())
    expect(signIn).toHaveBeenCalledWith('twitter')
    expect(signIn.mock.contexts[0]).toBe(page.AndroidOAuth)
    call(page, 'twitter', TOKEN)
    expect(await answered).toBe(TOKEN)
    expect(page).not.toHaveProperty('onOAuthResult')
  })

  it('asks the iOS app by a message', async () => {
    const postMessage = vi.fn()
    const page: Page = { webkit: { messageHandlers: { oauth: { postMessage } } } }
    const answered = findBridge(page)?.signIn('line', forever())
    expect(postMessage).toHaveBeenCalledWith({ channel: 'line' })
    call(page, 'line', TOKEN)
    expect(await answered).toBe(TOKEN)
  })

  it('fails with the app’s words where they start with Failure', async () => {
    const { page } = android()
    const answered = findBridge(page)?.signIn('line', forever())
    call(page, 'line', 'Failure: the app is not installed')
    await expect(answered).rejects.toEqual(new NativeFailure('Failure: the app is not installed'))
  })

  it('waits on where a callback makes no sense, or is another channel’s', async () => {
    const { page } = android()
    const answered = findBridge(page)?.signIn('line', forever())
    for (const odd of [undefined, null, 1, {}, [], '', 'Success', '<script>', { toString: () => TOKEN }])
      call(page, 'line', odd)
    call(page, 'google', TOKEN)
    call(page, 'line', TOKEN)
    expect(await answered).toBe(TOKEN)
  })

  it('answers to nobody after a cancel', async () => {
    const { page } = android()
    const stop = new AbortController()
    const answered = findBridge(page)?.signIn('line', stop.signal)
    const late = page.onOAuthResult
    stop.abort(new Error('cancelled'))
    await expect(answered).rejects.toThrow('cancelled')
    expect(page).not.toHaveProperty('onOAuthResult')
    if (typeof late === 'function') late('line', TOKEN)
  })

  it('says so when the app throws', async () => {
    const page = {
      AndroidOAuth: {
        signIn: () => {
          throw new Error('Java exception')
        },
      },
    }
    await expect(findBridge(page)?.signIn('line', forever())).rejects.toThrow('Failure: Java exception')
  })

  it('keeps a failure to one readable line', () => {
    const read = readResult(`Failure:\u0000\n${'x'.repeat(9000)}`)
    expect(read && 'failure' in read ? read.failure : '').toMatch(/^Failure: x{490,500}$/)
  })

  it('reads anything without throwing, and only a token as a token', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const read = readResult(given)
        return read === undefined || 'failure' in read || /^[\w-]+\.[\w-]+\.[\w-]*$/.test(read.token)
      }),
    )
  })
})

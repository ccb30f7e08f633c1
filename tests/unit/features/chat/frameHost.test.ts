// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostFrame, SANDBOX } from '../../../../src/features/chat/frameHost.ts'
import { readAnswer } from '../../../../src/features/chat/model/talk.ts'
import { pageLater } from '../../../../src/ui/later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A frame that records the messages to it. */
function framed() {
  const heard: unknown[] = []
  const ports: MessagePort[] = []
  const frame = document.createElement('iframe')
  const postMessage = (_: unknown, origin: string, [port]: MessagePort[]) => {
    expect(origin).toBe('*')
    if (!port) return
    port.onmessage = ({ data }) => void heard.push(data)
    ports.push(port)
  }
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } })
  const onReady = vi.fn()
  const onLost = vi.fn()
  const host = hostFrame(frame, { html: '<b>hi</b>', later: pageLater, onReady, onLost })
  const load = () => frame.dispatchEvent(new Event('load'))
  return { heard, ports, host, onReady, onLost, load }
}

/** Waits for messages, because ports deliver them asynchronously. */
const passed = (heard: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(heard).toHaveLength(count))

describe('the frame of a vendor’s scripts', () => {
  it('has no origin, and cannot lead the page elsewhere', () => {
    expect(SANDBOX).not.toMatch(/same-origin|top-navigation|modals/)
  })

  it('is given the HTML once it is there, and asked again after 1 s and 3 s', async () => {
    const { heard, load } = framed()
    load()
    await passed(heard, 1)
    expect(heard[0]).toEqual({ kind: 'run', html: '<b>hi</b>' })
    await vi.advanceTimersByTimeAsync(1000)
    await passed(heard, 2)
    await vi.advanceTimersByTimeAsync(1999)
    await vi.advanceTimersByTimeAsync(1)
    await passed(heard, 3)
    expect(heard.slice(1)).toEqual([{ kind: 'look' }, { kind: 'look' }])
  })

  it('may say whether its chat can be opened; any other message is ignored', async () => {
    const { ports, load, onReady } = framed()
    load()
    ports[0]?.postMessage({ canOpen: 'yes' })
    ports[0]?.postMessage('canOpen')
    ports[0]?.postMessage({ canOpen: true, html: '<script>' })
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled())
    expect(onReady.mock.calls).toEqual([[true]])
  })

  it('is lost where the vendor leads it elsewhere', () => {
    const { load, onLost } = framed()
    load()
    expect(onLost).not.toHaveBeenCalled()
    load()
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('ignores all messages once it is stopped', async () => {
    const { heard, host, load, onLost } = framed()
    load()
    await passed(heard, 1)
    host.stop()
    load()
    await vi.advanceTimersByTimeAsync(5000)
    expect(onLost).not.toHaveBeenCalled()
    expect(heard).toHaveLength(1)
  })

  it.each([null, undefined, 7, [], {}, { canOpen: 1 }])('answers nothing with %j', (data) => {
    expect(readAnswer(data)).toBeUndefined()
  })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runScripts, SCRIPT_MS } from '../../../../../src/features/chat/frame/runScripts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => vi.useRealTimers())

const scripts = () => [...document.querySelectorAll('script')]

describe('a vendor’s HTML', () => {
  it('is put into the page with its attributes, what is no script in its place', async () => {
    await runScripts('<div id="box"></div><script data-site="7" id="s">window.x = 1</script>', window)
    expect(document.querySelector('#box')).not.toBeNull()
    const [script] = scripts()
    expect([script?.dataset.site, script?.id, script?.text]).toEqual(['7', 's', 'window.x = 1'])
  })

  it('waits for a script that blocks, until it has come, failed, or hung too long', async () => {
    const done = vi.fn()
    const running = runScripts(
      '<script type="text/x" src="/a.js"></script><script type="text/x" src="/b.js"></script><script type="text/x">c</script>',
      window,
    ).then(done)
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts()).toHaveLength(1)
    scripts()[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(SCRIPT_MS - 1)
    expect(scripts()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    await running
    expect(scripts()).toHaveLength(3)
    expect(done).toHaveBeenCalledOnce()
  })

  it('does not wait for one that says that it comes when it comes', async () => {
    await runScripts(
      '<script type="text/x" async src="/a.js"></script><script type="text/x">b</script>',
      window,
    )
    expect(scripts()).toHaveLength(2)
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { type FramedWindow, refuseForeignFrame } from '../../../src/boot/framed.ts'

type Outer = FramedWindow['parent']

const top = (origin: string): Outer => {
  const page: Outer = {
    get parent() {
      return page
    },
    get top() {
      return page
    },
    location: { origin },
  }
  return page
}
/** A page of another origin, whose properties cannot be read. */
const closed = (): Outer => {
  const page: Outer = {
    get parent() {
      return page
    },
    get top() {
      return page
    },
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  }
  return page
}

function framed(host: string, parent: Outer | undefined, ancestors?: readonly string[], referrer = '') {
  const element = document.createElement('html')
  const state = { stopped: false }
  const window: FramedWindow = {
    get parent() {
      return parent ?? window
    },
    get top() {
      return parent ?? window
    },
    location: { origin: `https://${host}`, hostname: host, ...(ancestors && { ancestorOrigins: ancestors }) },
    document: { referrer, documentElement: element },
    stop: () => {
      state.stopped = true
    },
  }
  return { window, element, state }
}

const starts = (...given: Parameters<typeof framed>): boolean => {
  const { window, element, state } = framed(...given)
  try {
    refuseForeignFrame(window)
    return !state.stopped
  } catch {
    expect(state.stopped).toBe(true)
    expect(element.style.display).toBe('none')
    return false
  }
}

describe('a page in a frame', () => {
  it('starts in a window of its own, and framed by its own site', () => {
    expect(starts('play.example', undefined)).toBe(true)
    expect(starts('play.example', top('https://play.example'))).toBe(true)
  })

  it('neither starts nor draws where another origin frames it, at any depth', () => {
    expect(starts('play.example', closed(), ['https://elsewhere.example'])).toBe(false)
    expect(starts('play.example', top('https://elsewhere.example'))).toBe(false)
    const own: Outer = { parent: closed(), top: null, location: { origin: 'https://play.example' } }
    expect(starts('play.example', own, ['https://play.example', 'https://elsewhere.example'])).toBe(false)
  })

  it('starts in the phones of the workbench: this machine’s page frames this machine’s site', () => {
    expect(starts('aurora.w1.localhost', closed(), ['http://localhost:4600'])).toBe(true)
    expect(starts('127.0.0.1', closed(), ['http://[::1]:4600'])).toBe(true)
    expect(
      starts('aurora.localhost', closed(), undefined, 'http://localhost:4600/workbench'.slice(0, 22)),
    ).toBe(true)
  })

  it('does not where either of the two is elsewhere, or where nobody says who frames it', () => {
    expect(starts('aurora.localhost', closed(), ['http://localhost:4600', 'https://elsewhere.example'])).toBe(
      false,
    )
    expect(starts('play.example', closed(), ['http://localhost:4600'])).toBe(false)
    expect(starts('aurora.localhost', closed(), ['https://localhost.elsewhere.example'])).toBe(false)
    expect(starts('aurora.localhost', closed(), ['null'])).toBe(false)
    expect(starts('aurora.localhost', closed())).toBe(false)
  })
})

// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveFor, PATIENCE_MS } from '../../../../src/features/banners/leave.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'

const MEMBER = { token: 't0ken', userName: 'ann' }
const FRIEND = 'https://friend.test/'
const WITH_TOKEN = `${FRIEND}?token=t0ken&username=ann`

afterEach(cleanUp)

interface Given {
  readonly href?: string
  /** The domain list, if it is there already. */
  readonly known?: readonly string[]
  /** The answer for the list that is still to come. */
  readonly list?: Promise<readonly string[]>
  readonly isBlocked?: boolean
}

/** A member taps a banner: the windows that open, and where the empty one goes. */
async function tap({ href = FRIEND, known, list = Promise.resolve([]), isBlocked }: Given = {}) {
  const opened: string[][] = []
  /** What happens to the empty window, in its order. */
  const steps: string[] = []
  let runOut: (() => void) | undefined
  const empty = document.implementation.createHTMLDocument()
  empty.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) steps.push(`${target.rel} ${target.href}`)
  })
  const waiting = new Proxy(window, {
    get: (page, name) => (name === 'document' ? empty : name === 'closed' ? false : Reflect.get(page, name)),
    set: (_, name, value) => steps.push(`${String(name)}: ${value}`) > 0,
  })
  const page = new Proxy(window, {
    get(real, name) {
      if (name === 'setTimeout')
        return (run: () => void, ms: number) => {
          expect(ms).toBe(PATIENCE_MS)
          runOut = run
        }
      if (name !== 'open') return Reflect.get(real, name)
      return (...how: string[]) => {
        opened.push(how)
        return isBlocked ? null : waiting
      }
    },
  })
  let isStopped = false
  const follow = (event: Parameters<typeof leaveFor>[0]) => {
    leaveFor(event, {
      href,
      leaver: () => MEMBER,
      scope: { origin: 'https://play.test', trustedHosts: [] },
      domains: { now: () => known, load: () => list },
      page,
    })
    isStopped = event.defaultPrevented
    event.preventDefault()
  }
  render(
    <a href={href} onClick={follow}>
      Look
    </a>,
  )
  await act(async () => find('a').click())
  return { opened, steps, isStopped, runOut: () => act(async () => runOut?.()) }
}

describe('a member’s tap on a banner of another site', () => {
  it('opens it with the token at once where the domain list is known', async () => {
    const { opened, isStopped } = await tap({ known: ['friend.test'] })
    expect(opened).toEqual([[WITH_TOKEN, '_blank', 'noopener,noreferrer']])
    expect(isStopped).toBe(true)
  })

  it('stays a plain link where the site is not on the list', async () => {
    const { opened, isStopped } = await tap({ known: [] })
    expect([opened, isStopped]).toEqual([[], false])
  })

  it('opens an empty window while the list is asked for: without an opener, before it goes anywhere', async () => {
    const { opened, steps, isStopped } = await tap({ list: Promise.resolve(['friend.test']) })
    expect(opened).toEqual([['', '_blank']])
    expect(steps).toEqual(['opener: null', `noreferrer ${WITH_TOKEN}`])
    expect(isStopped).toBe(true)
  })

  it('goes there without the token where the list takes too long', async () => {
    const { steps, runOut } = await tap({ list: new Promise(() => undefined) })
    expect(steps).toEqual(['opener: null'])
    await runOut()
    expect(steps).toEqual(['opener: null', `noreferrer ${FRIEND}`])
  })

  it('stays a plain link where the browser opens no window', async () => {
    expect((await tap({ isBlocked: true })).isStopped).toBe(false)
  })

  it('stays a plain link for a file that a device installs', async () => {
    const { opened, isStopped } = await tap({ href: `${FRIEND}app.apk`, known: ['friend.test'] })
    expect([opened, isStopped]).toEqual([[], false])
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import ended from '../../../../src/features/tokenSync/ended.ts'
import { tokenSync } from '../../../../src/features/tokenSync/feature.ts'
import started from '../../../../src/features/tokenSync/started.ts'
import { evaluate } from '../../../../src/registry/evaluate.ts'
import { appWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'

const ORIGIN = 'http://acme.localhost'
const siteWith = (tokenSyncUrl?: string) => siteFrom({ info: { tokenSyncUrl } })
const hook = {
  session: { token: 't1', merchantCode: 'acme', id: null, userName: null, type: null, firstTimeLogin: false },
  signal: new AbortController().signal,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page at the site's own origin that records what is sent. */
function page(tokenSyncUrl?: string) {
  const sent: string[] = []
  vi.stubGlobal('window', {
    location: { origin: ORIGIN },
    setTimeout,
    clearTimeout,
    fetch: async (url: string, { method = '', headers }: RequestInit) => {
      sent.push(`${method} ${url} ${new Headers(headers).get('authorization')}`)
      return new Response(null, { status: 204 })
    },
  })
  return { sent, call: { ...hook, app: appWith({ site: siteWith(tokenSyncUrl) }) } }
}

describe('token sync', () => {
  it('is on where the back office names an address of the site itself, and says why it is off', () => {
    expect(evaluate(tokenSync.when, factsWith({ site: siteWith('/sync') })).on).toBe(true)
    expect(evaluate(tokenSync.when, factsWith({ site: siteWith() }))).toEqual({
      on: false,
      because: 'off: the site has no address for token sync',
    })
  })

  it('refuses any other origin, with a problem that leads to it', () => {
    for (const url of ['https://evil.test/sync', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const site = siteWith(url)
      expect(site.tokenSync).toBeUndefined()
      expect(site.problems).toContainEqual(
        expect.objectContaining({ code: 'url.refused', pointer: '/info/tokenSyncUrl' }),
      )
    }
  })

  it('posts the token when a session begins and deletes it when it is over', async () => {
    const { sent, call } = page('/sync')
    expect(await started(call)).toBe(true)
    expect(await ended(call)).toBe(true)
    expect(sent).toEqual([`POST ${ORIGIN}/sync Bearer t1`, `DELETE ${ORIGIN}/sync Bearer t1`])
  })

  it('sends nothing where nothing is configured', async () => {
    const { sent, call } = page()
    expect(await started(call)).toBe(false)
    expect(sent).toEqual([])
  })
})

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindOf } from '../../../scripts/backoffice/games/page.ts'
import { tokenOf } from './client.ts'
import { type Server, serve, write } from './fixture.ts'

let server: Server
let authorization: string
beforeAll(async () => {
  server = await serve()
  await write(join(server.root, 'merchants/red/wps/relay/GCSGAME_newGameVendor.json'), {
    data: { lanes: [{ title: 'Hot', cards: [{ code: 'GEM1', displayName: 'Gems & "Co"', nodeId: 31 }] }] },
  })
  authorization = await tokenOf(server, 'plain')
})
afterAll(() => server.stop())

const launched = async (call: string): Promise<URL> => {
  const answer = await server.call(call, { headers: { authorization } })
  return new URL(String(answer.value?.gameUrl))
}

describe('the stand-in games', () => {
  const kind = (code: string, query: string) => kindOf({ code, query: new URLSearchParams(query) })
  it('are a lottery where one is launched, else one of two', () => {
    expect(kind('MB', 'launchMode=LOTT')).toBe('lottery')
    expect(kind('MB', 'vendor=ELOTT')).toBe('lottery')
    expect(kind('ROCKETTUC', 'vendor=TCG')).toBe('rocket')
    expect(kind('GEM1', 'vendor=RNG')).toBe('reels')
  })

  it('know the game by its card: by code for money, by node as a trial', async () => {
    const money = await launched('/wps/game/launchGame?vendor=RNG&gameCode=GEM1&language=UR')
    expect(money.pathname).toBe('/games/GEM1')
    const trial = await launched('/wps/relay/GCS_gameTrialLaunch?nodeId=31&platform=html5')
    expect(trial.pathname).toBe('/games/GEM1')
    const page = (await server.ask(money.pathname + money.search)).text
    expect(page).toContain('<title>Gems &amp; &quot;Co&quot;</title>')
    expect(page).toContain('<html lang="ur" dir="rtl">')
    expect(page).not.toContain('data-trial data-word')
    expect((await server.ask(trial.pathname + trial.search)).text).toContain('data-trial data-word')
  })

  it('carry what the launch said, and nothing of the session', async () => {
    const url = await launched(
      '/wps/game/launchGame?launchMode=LOTT&lottoGameCode=MB&lottoPrizeMode=1&backUrl=x',
    )
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      launchMode: 'LOTT',
      lottoPrizeMode: '1',
      backUrl: 'x',
    })
    expect(url.href).not.toContain(authorization)
  })

  it('run nothing but themselves, whatever their address says', async () => {
    const odd = encodeURIComponent('"><script>alert(1)</script>')
    const { text, headers } = await server.ask(`/games/${odd}?backUrl=${odd}&language=${odd}&name=${odd}`)
    expect(text).not.toContain('<script>alert')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/=]+'; style-src 'nonce-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe-inline')
    expect((await server.ask('/games/%E0%A4%A')).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { readGeetest } from '../../../src/site/geetest.ts'
import { siteFrom } from '../../support/merchants.ts'

const read = (gw: object) => {
  const site = siteFrom({ info: { gw, trustedHosts: ['good.test'] } })
  return { ...site.captcha.geetest, problems: site.problems.map(({ code, pointer }) => `${code} ${pointer}`) }
}

/** The accepted static servers on a page at the given address; problems by the index of the server. */
function readAt(base: string, sent: readonly string[]) {
  const problems: unknown[] = []
  const { staticServers } = readGeetest(
    { GEETEST_STATIC_SERVERS: [...sent] },
    { base, trustedHosts: ['good.test'] },
    (_code, _sent, pointer) => problems.push(pointer.at(-1)),
  )
  return { staticServers, problems }
}

describe('the gateway’s values for Geetest', () => {
  it('is v3 without servers of its own where nothing is sent', () => {
    expect(read({})).toEqual({ id: '', version: 'v3', apiServers: [], staticServers: [], problems: [] })
  })

  it('means https by a bare host, and takes http with a port as it is', () => {
    const { apiServers } = read({
      GEETEST_API_SERVERS: ['api.geetest.com', 'http://localhost:4700', 'https://good.test/'],
    })
    expect(apiServers).toEqual(['https://api.geetest.com', 'http://localhost:4700', 'https://good.test'])
  })

  it('runs scripts of the vendor’s domains, of the site itself and of its trusted hosts, and of no other', () => {
    const { staticServers, problems } = readAt('https://play.example/m/', [
      'static.geetest.com',
      'play.example',
      'good.test',
      'geetest.com.elsewhere.test',
      'elsewhere.test',
      'http://localhost:4700',
      'http://good.test',
    ])
    expect(staticServers).toEqual(['https://static.geetest.com', 'https://play.example', 'https://good.test'])
    expect(problems).toEqual([3, 4, 5, 6])
  })

  it('takes any server on this machine, where stand-ins are', () => {
    expect(readAt('http://aurora.localhost:4600/m/', ['http://127.0.0.1:9']).staticServers).toEqual([
      'http://127.0.0.1:9',
    ])
  })

  it.each([
    '',
    'javascript:alert(1)',
    'ftp://a.test',
    'https://user@a.test',
    'a.test?x=1',
    'a b',
    'data:text/javascript,1',
  ])('leaves out "%s", and says so', (server) => {
    const { staticServers, problems } = read({ GEETEST_STATIC_SERVERS: ['good.test', server] })
    expect(staticServers).toEqual(['https://good.test'])
    expect(problems).toEqual(['url.refused /info/gw/GEETEST_STATIC_SERVERS/1'])
  })
})

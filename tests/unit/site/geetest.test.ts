import { describe, expect, it } from 'vitest'
import { siteFrom } from '../../support/merchants.ts'

const read = (gw: object) => {
  const site = siteFrom({ info: { gw } })
  return { ...site.captcha.geetest, problems: site.problems.map(({ code, pointer }) => `${code} ${pointer}`) }
}

describe('the gateway’s values for Geetest', () => {
  it('is v3 without servers of its own where nothing is sent', () => {
    expect(read({})).toEqual({ id: '', version: 'v3', apiServers: [], staticServers: [], problems: [] })
  })

  it('means https by a bare host, and takes http with a port as it is', () => {
    const { apiServers } = read({
      GEETEST_API_SERVERS: ['api.geetest.com', 'http://localhost:4700', 'https://a.test/'],
    })
    expect(apiServers).toEqual(['https://api.geetest.com', 'http://localhost:4700', 'https://a.test'])
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

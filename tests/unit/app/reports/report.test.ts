import { describe, expect, it, vi } from 'vitest'
import {
  createReports,
  errorReport,
  framesOf,
  harmless,
  MOST_A_VISIT,
  policyReport,
  problemReport,
} from '../../../../src/app/reports/report.ts'

const reportsWith = (random: number) => {
  const wanted = vi.fn()
  const env = {
    now: () => 7,
    random: () => random,
    where: () => ({ screen: 'home' }),
    release: 'index-1.js',
    wanted,
  }
  return { reports: createReports(env), wanted }
}

describe('the report of an error', () => {
  it.each([
    ['Unexpected token < in JSON: "{\\"userName\\":\\"mariana\\"}"', 'mariana'],
    ['Cannot open https://play.example/m/home?token=s3cret', 's3cret'],
    ['No account of mariana.souza@mail.example', 'mariana'],
    ['Refused for 5521987001011', '5521987001011'],
    ['Refused for +55 21 9870 1011', '9870'],
    ['No card 4111 1111 1111 1111', '1111'],
    ['Refused for ٠٥٥١٢٣٤٥٦٧', '٠٥٥١٢٣٤٥٦٧'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9', 'eyJhbGci'],
    ["'an unended quote of mariana", 'mariana'],
    ['key aBcDeFgHiJkLmNoPqRsTuVwX', 'aBcDeFgH'],
  ])('is nothing of a person’s: %s', (message, secret) => {
    expect(harmless(message)).not.toContain(secret)
  })

  it('is still of use', () => {
    expect(harmless('Cannot read properties of undefined')).toBe('Cannot read properties of undefined')
    expect(
      framesOf(
        'Error: x\n at f (http://a.example/m/assets/home-Ab1.js:10:22)\n at http://evil.example/x.js:1:1',
      ),
    ).toEqual(['home-Ab1.js:10:22'])
    expect(errorReport(new TypeError('x is not a function'))).toMatchObject({
      type: 'error',
      name: 'TypeError',
      message: 'x is not a function',
    })
    expect(errorReport('mariana')).toEqual({ type: 'error', name: 'string' })
  })

  it('says where a problem stands, never what was sent there', () => {
    const problem = {
      code: 'url.refused',
      source: 'status',
      pointer: '/info/x',
      sent: 's3cret',
      instead: 'none',
    } as const
    expect(problemReport(problem)).toEqual({
      type: 'problem',
      name: 'url.refused',
      message: 'status /info/x',
    })
    expect(problemReport({ ...problem, code: 'feature.crashed' }).type).toBe('contained')
  })

  it('names of what a policy refused the origin alone', () => {
    expect(policyReport('script-src-elem', 'https://evil.example/a.js?x=s3cret')).toEqual({
      type: 'csp',
      name: 'script-src-elem',
      message: 'https://evil.example',
    })
    expect(policyReport('script-src-elem', 'inline').message).toBe('inline')
  })
})

describe('a visit', () => {
  it('reports the same thing once, and twenty things at most', () => {
    const { reports } = reportsWith(0)
    for (let index = 0; index < 30; index += 1) {
      reports.add({ type: 'error', name: `E${index}` })
      reports.add({ type: 'error', name: `E${index}` })
    }
    expect(reports.take()).toHaveLength(MOST_A_VISIT)
    reports.add({ type: 'error', name: 'one more' })
    expect(reports.take()).toEqual([])
  })

  it('reports speed and problems if it is in the sample, and errors always', () => {
    const told = (random: number) => {
      const { reports } = reportsWith(random)
      for (const type of ['error', 'contained', 'problem', 'csp', 'vitals'] as const)
        reports.add({ type, name: type })
      return reports.take().map(({ type }) => type)
    }
    expect(told(0.09)).toEqual(['error', 'contained', 'problem', 'csp', 'vitals'])
    expect(told(0.1)).toEqual(['error', 'contained', 'csp'])
  })

  it('says when, where and in which build', () => {
    const { reports, wanted } = reportsWith(0)
    reports.add({ type: 'error', name: 'E' })
    expect(wanted).toHaveBeenCalledOnce()
    expect(reports.take()).toEqual([
      { type: 'error', name: 'E', at: 7, screen: 'home', release: 'index-1.js' },
    ])
    expect(reports.take()).toEqual([])
  })
})

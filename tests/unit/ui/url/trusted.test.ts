// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { OWN_POLICY, ownPolicy, parseInert, type TrustedRules } from '../../../../src/ui/url/trusted.ts'

const factory = () => {
  const made: string[] = []
  const createPolicy = vi.fn((name: string, rules: TrustedRules) => {
    made.push(name)
    return {
      createScriptURL: (url: string) => rules.createScriptURL(url) ?? '',
      createHTML: (html: string) => rules.createHTML(html) ?? '',
    }
  })
  return { made, trustedTypes: { defaultPolicy: null, createPolicy } }
}

describe('the policy of our own code', () => {
  it('is made once, under the name that the document allows', () => {
    const { made, trustedTypes } = factory()
    const page = { trustedTypes }
    expect(ownPolicy(page)).toBe(ownPolicy(page))
    expect(made).toEqual([OWN_POLICY])
  })

  for (const page of [{}, { trustedTypes: factory().trustedTypes }]) {
    const name = 'trustedTypes' in page ? 'with Trusted Types' : 'in an older browser'
    it.each(['/m/assets/index-D522NhN_.js', '/m/sw.js', '/mini-game/v1/minigame.js?_t=1763838000000'])(
      `lets %s through ${name}`,
      (url) => {
        expect(ownPolicy(page).createScriptURL(url)).toBe(url)
      },
    )

    it.each([
      'https://evil.example/x.js',
      '//evil.example/m/assets/a.js',
      '/m/assets/../../wps/x.js',
      '/m/assets/a/b.js',
      '/m/sw.js?x',
      '/wps/system/status',
      '/mini-game/v1/minigame.js?_t=1&next=//evil.example',
      'data:text/javascript,1',
      'javascript:1',
      '',
    ])(`refuses %j ${name}`, (url) => {
      expect(() => ownPolicy(page).createScriptURL(url)).toThrow(TypeError)
    })
  }

  it('parses HTML into a document that is not this one', () => {
    const parsed = parseInert('<p>text<script>window.broken = 1</script></p>')
    expect(parsed).not.toBe(document)
    expect(parsed.querySelector('p')?.firstChild?.textContent).toBe('text')
    expect(Reflect.get(window, 'broken')).toBeUndefined()
  })
})

import { expect, it, vi } from 'vitest'
import { admit } from '../../../../src/ui/url/defaultPolicy.ts'
import type { TrustedRules } from '../../../../src/ui/url/trusted.ts'

const only = (allowed: string): TrustedRules => ({
  createScriptURL: (url) => (url === allowed ? url : null),
  createHTML: (html) => (html === allowed ? html : null),
})

it('one default policy asks the rules of all who were admitted, and refuses what none of them allows', () => {
  const made: TrustedRules[] = []
  const createPolicy = vi.fn((_: string, rules: TrustedRules) => {
    made.push(rules)
    return { createScriptURL: String, createHTML: String }
  })
  admit(only('a'), { trustedTypes: { defaultPolicy: null, createPolicy } })
  admit(only('b'), { trustedTypes: { defaultPolicy: {}, createPolicy } })
  admit(only('c'), {})
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default'])
  expect(['a', 'b', 'c', 'd'].map((text) => made[0]?.createHTML(text))).toEqual(['a', 'b', 'c', null])
  expect(['a', 'd'].map((text) => made[0]?.createScriptURL(text))).toEqual(['a', null])
})

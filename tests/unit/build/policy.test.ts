import { describe, expect, it } from 'vitest'
import { documentPolicy } from '../../../scripts/build/policy.ts'

const policy = documentPolicy({ scripts: ["'sha256-script'"], styles: ["'sha256-style'"] })
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)

describe('the policy of the document', () => {
  it('runs the hashed script and what that one brings, and nothing else', () => {
    expect(directives.get('script-src')).toEqual(["'sha256-script'", "'strict-dynamic'"])
    expect(policy).not.toMatch(/unsafe-/)
  })

  it('allows nothing that it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
  })

  it('lets no text into what runs code but through the policies that are named', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives.get('trusted-types')).toEqual(['app', 'default', 'dompurify'])
  })

  it.each(['object-src', 'base-uri'])('has no %s, whatever markup somebody injects', (name) => {
    expect(directives.get(name)).toEqual(["'none'"])
  })

  it.each(['font-src', 'worker-src', 'form-action'])('keeps %s to its own origin', (name) => {
    expect(directives.get(name)).toEqual(["'self'"])
  })

  it('takes a manifest from its own origin, or one that the app has completed', () => {
    expect(directives.get('manifest-src')).toEqual(["'self'", 'data:'])
  })

  it('opens to the web what no build can know the hosts of: pictures, calls to lines, frames of games', () => {
    for (const name of ['img-src', 'connect-src', 'frame-src'])
      expect(directives.get(name)).toEqual(expect.arrayContaining(['https:', 'http:']))
  })
})

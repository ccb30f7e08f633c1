import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { framePolicy, frameScript } from '../../../../scripts/backoffice/workbench/frame.ts'
import type { Conditions } from '../../../../src/workbench/model/wire.ts'

const conditions: Conditions = {
  bench: 'http://localhost:4600',
  visit: 'first',
  device: 'android',
  scheme: 'light',
  direction: 'own',
  network: 'fast',
  prompts: 'declined',
  announcements: 'asPrompts',
  language: '</script><script>alert(1)</script>',
  clock: 0,
  session: '',
}

describe('what is put into a phone', () => {
  it('is not cut short by any text inside it', () => {
    const script = frameScript(conditions)
    expect(script).not.toContain('</script')
    expect(script).toContain('\\u003c/script>')
  })

  it('is one script, known by its hash, in a page that the workbench alone may frame', () => {
    const hash = createHash('sha256').update('code').digest('base64')
    expect(framePolicy("script-src 'self'; frame-ancestors 'self'", 'code', conditions.bench)).toBe(
      `script-src 'sha256-${hash}' 'self'; frame-ancestors http://localhost:4600`,
    )
  })
})

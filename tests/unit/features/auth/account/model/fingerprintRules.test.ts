import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { fingerprintRules } from '../../../../../../src/features/auth/account/model/fingerprintRules.ts'

const library = readFileSync(createRequire(import.meta.url).resolve('@fingerprintjs/fingerprintjs'), 'utf8')

describe('what the fingerprint may write', () => {
  it('is the one document of the library that is installed, to the letter', () => {
    const [frame = ''] = /(?<=')<!doctype html>[^']*(?=')/.exec(library) ?? []
    expect(frame).toContain('viewport')
    expect(fingerprintRules.createHTML(frame)).toBe(frame)
    expect(fingerprintRules.createHTML(`${frame}<script>`)).toBeNull()
    expect(fingerprintRules.createHTML('<b>text</b>')).toBeNull()
  })

  it('is no script', () => {
    expect(fingerprintRules.createScriptURL('/m/sw.js')).toBeNull()
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkAll, checkMerchant } from '../../../../../scripts/merchant/check/checkMerchant.ts'
import { weakPairs } from '../../../../../scripts/merchant/check/checks/contrast.ts'
import { acrossChecks, checks } from '../../../../../scripts/merchant/check/checks.ts'
import { check } from '../../../../../scripts/merchant/check/command.ts'
import type { Known } from '../../../../../scripts/merchant/check/known.ts'
import { readFolders } from '../../../../../scripts/merchant/check/readFolder.ts'
import { lowestContrast, standInsOf } from '../../../../../scripts/merchant/new/tones.ts'
import { deriveTheme } from '../../../../../src/themes/derive.ts'
import { PAIRS } from '../../../../../src/themes/pairs.ts'
import { contrast } from '../../../../../src/ui/colour/contrast.ts'
import { parseColour } from '../../../../../src/ui/colour/parse.ts'
import { siteFrom } from '../../../../support/merchants.ts'
import { brokenMerchant, goodMerchant, known } from './broken.ts'

/** Warnings that are meant: bangkok has no pictures, so that it has no icons. */
const MEANT = ['bangkok: icon.lacks']

describe("the repository's merchants", () => {
  it('have no errors and no warnings but those that are meant, in their folders and between them', async () => {
    const findings = checkAll(await readFolders(), known)
    const grave = findings.filter(({ severity }) => severity !== 'note')
    const isMeant = (one: (typeof grave)[number]) => MEANT.includes(`${one.merchant}: ${one.code}`)
    expect(grave.filter((one) => !isMeant(one))).toEqual([])
    expect(grave.filter(isMeant)).toHaveLength(MEANT.length)
  })
})

describe('a language', () => {
  it('without texts in the app is an error', () => {
    const without: Known = { ...known, words: (code) => (code === 'EN' ? undefined : known.words(code)) }
    expect(checkMerchant(goodMerchant(), without)).toMatchObject([
      { code: 'language.texts', severity: 'error', pointer: '/info/languages/0' },
    ])
  })
})

describe('flags, looked at from all sides', () => {
  const [flag] = known.flags
  it('are dead where neither a gate nor the code reads them', () => {
    if (!flag) throw new Error('no flag')
    const blind: Known = { ...known, flagsInCode: new Set() }
    const codes = checkAll([goodMerchant()], blind).map(({ code, pointer }) => `${code} ${pointer}`)
    expect(codes).toContain('flag.dead /properties/MOBILEAUTOLOGIN3')
    expect(codes).not.toContain('flag.dead /properties/CBS3')
  })

  it('are told where a gate reads one that no merchant sends', () => {
    const good = goodMerchant()
    const status = 'wps/system/status.json'
    const texts = { ...good.texts, [status]: (good.texts[status] ?? '').replace(/ *"CBS3": false,\n/, '') }
    const findings = checkAll([{ ...good, texts }], known)
    expect(findings.filter(({ code }) => code === 'flag.unsent')).toMatchObject([
      {
        severity: 'warning',
        file: 'schemas/whitelabel-flags.schema.json',
        pointer: '/properties/CBS3',
        line: expect.any(Number),
      },
    ])
  })

  it('are looked at only where all merchants are', () => {
    expect(checkAll([goodMerchant()], known, ['good'])).toEqual([])
  })
})

describe('the nearest colour', () => {
  it('is enough on everything that it is used with, and no nearer one is', () => {
    const site = siteFrom(
      {},
      { templates: { parameters: { theme: '{"scheme":"light","tokens":{"text-muted":"#8FA2C4"}}' } } },
    )
    const [weak] = weakPairs(site, false)
    expect(weak).toMatchObject({ over: 'text-muted', change: 'text-muted', from: '#8fa2c4', holds: true })
    const nearest = parseColour(weak?.nearest)
    if (!nearest) throw new Error('no colour')
    const theme = JSON.stringify({ scheme: 'light', tokens: { 'text-muted': weak?.nearest } })
    expect(weakPairs(siteFrom({}, { templates: { parameters: { theme } } }), false)).toEqual([])
    const lighter = { ...nearest, l: nearest.l + 0.01 }
    expect(contrast(lighter, { l: 0.93, c: 0.018, h: 277, alpha: 1 })).toBeLessThan(4.5)
    expect(PAIRS.length).toBeGreaterThan(30)
  })
})

describe('a brand colour', () => {
  const codesOf = (colour: string) => {
    const good = goodMerchant()
    const manifest = 'wps/system/manifest.json'
    const texts = { ...good.texts, [manifest]: (good.texts[manifest] ?? '').replace(/#0B4DDA/gi, colour) }
    return checkMerchant({ ...good, texts }, known).map(({ code, severity }) => `${severity} ${code}`)
  }
  it('that its page swallows is a warning, and one that only letters or lines cannot take is a note', () => {
    expect(codesOf('#FFFFF0')).toEqual(['warning theme.brand'])
    expect(codesOf('#E08A00')).toEqual(['note theme.brandTones'])
    expect(codesOf('#C2410C')).toEqual(['note theme.brandTones'])
    expect(codesOf('#0B4DDA')).toEqual([])
  })
})

describe('the tones that stand in for a colour', () => {
  const values = deriveTheme({ brand: '#D04A1C', accent: '#FFC72C' }, 'light').values
  const tokensOf = (colour: 'brand' | 'accent', given: string, set: readonly string[] = []) =>
    standInsOf(colour, given, values, new Set(set)).map(({ token }) => token)

  it('are those that differ from it: letters alone, or letters and lines', () => {
    expect(tokensOf('brand', '#D04A1C')).toEqual(['brand-text'])
    expect(tokensOf('accent', '#FFC72C')).toEqual(['accent-text', 'accent-line'])
  })

  it('are not those that the merchant set itself', () => {
    expect(tokensOf('accent', '#FFC72C', ['accent-text'])).toEqual(['accent-line'])
  })

  it('have the contrast that is told of them', () => {
    for (const { tone, needed } of standInsOf('accent', '#FFC72C', values, new Set()))
      expect(lowestContrast(tone, values)).toBeGreaterThanOrEqual(needed)
  })
})

describe('every check', () => {
  it('says what it looks for, and has codes of its own kind that no other weighs otherwise', () => {
    const weights = new Map<string, string>()
    for (const { looksFor, codes } of [...checks, ...acrossChecks]) {
      expect(looksFor).toMatch(/^[a-z].+[^.]$/)
      for (const [code, severity] of Object.entries(codes)) {
        expect(code).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/)
        expect(weights.get(code) ?? severity).toBe(severity)
        weights.set(code, severity)
      }
    }
  })

  it('finds the same whichever way the folder is read, and changes nothing in it', () => {
    const merchant = brokenMerchant('nowhere')
    const before = structuredClone(merchant)
    expect(checkMerchant(merchant, known)).toEqual(checkMerchant(merchant, known))
    expect(merchant).toEqual(before)
  })
})

describe('a folder', () => {
  const good = goodMerchant()
  it.each(Object.keys(good.texts))('is judged to the end whatever stands in %s', (file) => {
    for (const odd of ['null', '7', '"text"', '[null]', '{"a":null}', '[[]]', '', '{'])
      expect(() => checkMerchant({ ...good, texts: { ...good.texts, [file]: odd } }, known)).not.toThrow()
  })
})

describe('the command', () => {
  const run = async (positionals: string[], values: Record<string, string | boolean> = {}) => {
    const lines: string[] = []
    const out = {
      line: (text: string) => void lines.push(text),
      error: (text: string) => void lines.push(text),
    }
    return { code: await check.run({ positionals, values }, out), text: lines.join('\n') }
  }

  it('ends well where there is no error, and sums up', async () => {
    const { code, text } = await run(['seoul'])
    expect(code).toBe(0)
    expect(text).toBe('1 merchant checked: 0 errors, 0 warnings, 0 notes.')
  })

  it('answers one document with --json', async () => {
    const { text } = await run(['aurora', 'manila'], { json: true })
    expect(JSON.parse(text)).toEqual({
      merchants: ['aurora', 'manila'],
      counts: { error: 0, warning: 0, note: expect.any(Number) },
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'language.partly', file: 'merchants/manila/texts/EN.json', line: 1 }),
      ]),
    })
  })

  it('knows no merchant that is not there, and says which is near', async () => {
    await expect(run(['aurra'])).rejects.toThrow('There is no merchant aurra: did you mean aurora?')
  })
})

describe('the core', () => {
  it('runs in a browser as well: nothing that it imports, however far away, is made of node', () => {
    const seen = new Set<string>()
    const outside = new Set<string>()
    const walk = (file: string): void => {
      if (seen.has(file) || !existsSync(file)) return
      seen.add(file)
      const statements = readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms,
      )
      for (const [, to = ''] of statements)
        if (to.startsWith('.')) walk(resolve(dirname(file), to))
        else outside.add(to)
    }
    walk(resolve(import.meta.dirname, '../../../../../scripts/merchant/check/checkMerchant.ts'))
    expect(seen.size).toBeGreaterThan(50)
    expect([...outside].filter((name) => name.startsWith('node:') || name === 'sharp')).toEqual([])
  })
})

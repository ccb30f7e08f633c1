import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { loadSchemas, walkSchemas } from '../../../scripts/generate/schemas.ts'

const files = loadSchemas()
const codeOf = (name: string): string =>
  readFileSync(new URL(`../../../src/generated/validators/${name}.js`, import.meta.url), 'utf8')

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

describe('generated validators', () => {
  it.each(files.map(({ moduleName }) => moduleName))('%s runs in a browser with a strict policy', (name) => {
    const code = codeOf(name)
    expect(code).not.toMatch(/\brequire\b|\bFunction\(|\beval\b|sourceURL/)
    expect(code.match(/^import .*$/gm) ?? []).toEqual(
      code.includes('return no(') ? ["import { no } from './no.js';"] : [],
    )
    expect(code).toMatch(/^export default validate\d+;$/m)
  })

  it('carry no words for people', () => {
    for (const { moduleName, schema } of files) {
      const code = codeOf(moduleName)
      walkSchemas(schema, (node) => {
        if (typeof node.description === 'string') expect(code).not.toContain(node.description)
      })
    }
  })

  it('of the first load weigh less than 10 kB', () => {
    const first = ['systemStatus', 'webAppManifest', 'theme', 'homeTemplate', 'appDownloadConfig']
    expect(brotli(first.map(codeOf).join(''))).toBeLessThan(10_000)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SCHEMAS = join(ROOT, 'schemas')
const OURS = /the project's addition, docs\/contract\.md/

const [, section = ''] = readFileSync(join(ROOT, 'docs/contract.md'), 'utf8').split('## 12. Additions')

/** The schemas of the project's additions to the contract: their names, and the names of their own members. */
const additions = readdirSync(SCHEMAS).flatMap((file) => {
  const schema: { description?: string; properties?: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(SCHEMAS, file), 'utf8'),
  )
  if (!OURS.test(schema.description ?? '')) return []
  return [{ name: file.replace('.schema.json', ''), members: Object.keys(schema.properties ?? {}) }]
})

describe('what the project adds to the contract', () => {
  it('is there', () => {
    expect(additions.length).toBeGreaterThanOrEqual(16)
  })

  it.each(additions)('$name stands in docs/contract.md, with every member', ({ name, members }) => {
    const line = section.split('\n').find((one) => one.includes(`[${name}]`)) ?? ''
    expect(line, `a line with [${name}]`).not.toBe('')
    for (const member of members) expect(line).toMatch(new RegExp(`\\b${member}\\b`))
  })
})

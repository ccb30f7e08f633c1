import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsIn } from '../../scripts/conformance/faults.ts'
import { PAGE, readParts } from '../../scripts/conformance/files.ts'
import { conformancePage } from '../../scripts/conformance/page.ts'
import { type Row, readRows } from '../../scripts/conformance/rows.ts'
import { titlesIn } from '../../scripts/conformance/titles.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'

const OWN = 'tests/architecture/conformance.test.ts'
const TITLE = 'each has its test or its decision'
const row = (more: Partial<Row>): Row => ({
  id: '1.1.1',
  section: 'One',
  statement: 'It is so.',
  tests: [],
  ...more,
})

describe('the statements of the specification', () => {
  it(TITLE, () => {
    expect(faultsIn(readParts())).toEqual([])
  })

  it('stand in docs/conformance.md as npm run conformance writes it', () => {
    expect(
      readFileSync(inRoot(PAGE), 'utf8') === conformancePage(readParts()),
      'run npm run conformance',
    ).toBe(true)
  })
})

describe('a statement is at fault', () => {
  const shown = { tests: [{ file: OWN, title: 'without a test and a decision' }] }

  it('without a test and a decision', () => {
    expect(faultsIn([row({})])).toEqual(['1.1.1 has neither a test nor a decision: It is so.'])
    expect(faultsIn([row({ open: 'nobody knows' })])).toHaveLength(1)
    expect(faultsIn([row(shown)])).toEqual([])
  })

  it('with a test that is not there', () => {
    expect(faultsIn([row({ tests: [{ file: OWN, title: 'of another title' }] })])).toHaveLength(1)
    expect(faultsIn([row({ tests: [{ file: 'tests/none.test.ts', title: 'of no file' }] })])).toHaveLength(1)
  })

  it.each([
    ['README.md', 0],
    ['README.md#documents', 0],
    ['README.md#no-such-heading', 1],
    ['schemas/whitelabel-flags.schema.json#/properties/CBS3', 0],
    ['schemas/whitelabel-flags.schema.json#/properties/NOSUCHFLAG3', 1],
    ['docs/none.md', 1],
  ])('with the decision %s: %i faults', (decision, count) => {
    expect(faultsIn([row({ decision })])).toHaveLength(count)
  })

  it('that is open and decided', () => {
    expect(faultsIn([row({ ...shown, open: 'not built yet' })])).toHaveLength(1)
  })

  it('that comes twice, or before an earlier one', () => {
    expect(faultsIn([row(shown), row(shown)])).toHaveLength(1)
    expect(faultsIn([row({ ...shown, id: '1.1.10' }), row({ ...shown, id: '1.1.9' })])).toHaveLength(1)
    expect(faultsIn([row({ ...shown, id: '1.1.9' }), row({ ...shown, id: '1.1.10' })])).toEqual([])
  })

  it('that is not well formed, which stops the reading', () => {
    for (const wrong of [{ id: '3.1.1' }, { statement: '' }, { tests: ['a title'] }, { test: [] }]) {
      expect(() => readRows('part-1.json', JSON.stringify([{ ...row({}), ...wrong }]))).toThrow('row 0')
    }
  })
})

describe('the titles of a test file', () => {
  it('are read as they stand in the source', () => {
    const source = `
      it('of a literal', () => {})
      test(\`of \${merchant}, \${width} px\`, async () => {})
      it.each([['a']])('of %s', () => {})
      test.describe('no test', () => { it.skipIf(true)(\`nested\`, () => {}) })
      it(named, () => {}); other('no test either')
    `
    expect(titlesIn('a.test.ts', source)).toEqual([
      'of a literal',
      `of ${'$'}{merchant}, ${'$'}{width} px`,
      'of %s',
      'nested',
    ])
  })
})

describe('docs/conformance.md', () => {
  it('has a heading with the number of each section, and nothing in a cell that breaks the table', () => {
    const page = conformancePage([
      row({ id: '1.4.1', section: 'States', statement: 'a | b', tests: [{ file: OWN, title: '[x]' }] }),
      row({ id: '1.4.2', section: 'States', decision: 'README.md#documents' }),
      row({ id: '2.1.1', section: 'Purpose', open: 'not built yet' }),
    ])
    expect(page.match(/^## .*/gm)).toEqual(['## 1.4 States', '## 2.1 Purpose'])
    expect(page).toContain(`| 1.4.1 | a \\| b | [conformance: \\[x\\]](../${OWN}) |`)
    expect(page).toContain('[README.md#documents](../README.md#documents)')
  })
})

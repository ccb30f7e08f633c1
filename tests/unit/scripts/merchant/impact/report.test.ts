import { describe, expect, it } from 'vitest'
import { readChange } from '../../../../../scripts/merchant/impact/changes.ts'
import { impactPage } from '../../../../../scripts/merchant/impact/report.ts'

const quiet = (merchant: string) => ({
  merchant,
  layout: { before: 'M1', after: 'M1' },
  groups: [],
  quiet: [],
  problems: [],
})
const page = impactPage({
  changes: [readChange('CBS3=off'), readChange('mobileTemplate=M2')],
  impacts: [quiet('acme'), quiet('<script>')],
  compared: 5,
  differences: [
    {
      ...{ merchant: 'acme', visitor: 'guest', screen: 'home', said: '12 pixels differ' },
      ...{ before: 'acme/b.webp', after: 'acme/a.webp', diff: 'acme/d.webp' },
    },
  ],
})

describe('the report of an impact', () => {
  it('has the name of what was switched, and counts what it looked at', () => {
    expect(page).toContain('<title>Impact of CBS3=off, mobileTemplate=M2</title>')
    expect(page).toContain('1 of 5 screens look different, in 2 merchants.')
  })

  it('shows a screen before and after, side by side, and where a merchant has nothing of it says so', () => {
    for (const file of ['b', 'a', 'd']) expect(page).toContain(`src="acme/${file}.webp"`)
    expect(page).toContain('<h3>home, as guest</h3><p>12 pixels differ</p>')
    expect(page).toContain('nothing appears or disappears')
  })

  it('lets nothing of a folder become its own markup', () => {
    expect(page).not.toMatch(/<script>/)
  })
})

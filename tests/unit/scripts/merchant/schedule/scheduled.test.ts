import { describe, expect, it } from 'vitest'
import { readSchedule } from '../../../../../scripts/merchant/schedule/schedule.ts'
import { scheduledBetween, withEntry } from '../../../../../scripts/merchant/schedule/scheduled.ts'

const info = {
  mobileTemplate: 'M1',
  whitelabelVal: { CBS3: true, REWCEN3: '1', LOTTMINIGAME3: '0' },
  settings: { welcome_image_wait: 30, activity_shortcut: { enabled: 1, name: 'x' } },
}
const documents = { status: { info }, theme: { brand: '#7C3AED' }, home: {} }
const changed = (part: object) => ({ ...documents, status: { info: { ...info, ...part } } })

describe('the unsaved change as a schedule holds it', () => {
  it.each([
    ['a flag', changed({ whitelabelVal: { ...info.whitelabelVal, CBS3: false } }), 'CBS3=off'],
    ['a flag as text', changed({ whitelabelVal: { ...info.whitelabelVal, REWCEN3: '0' } }), 'REWCEN3=off'],
    ['a share', changed({ whitelabelVal: { ...info.whitelabelVal, CBS3: '20%' } }), 'CBS3=20%'],
    [
      'a flag that is no longer sent',
      changed({ whitelabelVal: { REWCEN3: '1', LOTTMINIGAME3: '0' } }),
      'CBS3=default',
    ],
    [
      'a setting',
      changed({ settings: { ...info.settings, welcome_image_wait: -1 } }),
      'welcome_image_wait=-1',
    ],
    [
      'the shortcut’s switch',
      changed({ settings: { ...info.settings, activity_shortcut: { enabled: 0, name: 'x' } } }),
      'activity_shortcut=0',
    ],
    ['the layout', changed({ mobileTemplate: 'M2' }), 'mobileTemplate=M2'],
    ['a colour', { ...documents, theme: { brand: '#0A7D5A' } }, 'theme.brand=#0A7D5A'],
    [
      'a token',
      { ...documents, theme: { ...documents.theme, tokens: { line: '#111111' } } },
      'theme.tokens.line=#111111',
    ],
  ])('has %s', (_, after, sentence) => {
    expect(scheduledBetween(documents, after)).toEqual({ set: [sentence], left: [] })
  })

  it('names what no schedule can hold', () => {
    const after = { ...changed({ title: 'New' }), home: { sections: [] } }
    expect(scheduledBetween(documents, after)).toEqual({
      set: [],
      left: ['status.info.title', 'home.sections'],
    })
  })

  it('is added at the end of the file, and leaves the other changes as they were written', () => {
    const entry = { name: 'Tết', from: '2027-02-05T00:00:00Z', to: '2027-02-13T00:00:00Z', set: ['CBS3=off'] }
    const first = withEntry('{\n  "changes": []\n}\n', entry)
    const both = withEntry(first, { ...entry, name: 'Second' })
    expect(both.startsWith(first.slice(0, first.lastIndexOf('}\n  ]')))).toBe(true)
    expect(readSchedule(JSON.parse(both)).changes.map(({ name }) => name)).toEqual(['Tết', 'Second'])
  })
})

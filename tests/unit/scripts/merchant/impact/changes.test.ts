import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLAGS } from '../../../../../scripts/merchant/catalogue.ts'
import { UsageError } from '../../../../../scripts/merchant/command.ts'
import { patchOf, readChange, sentenceOf } from '../../../../../scripts/merchant/impact/changes.ts'
import { memberHash } from '../../../../../src/site/shares.ts'

describe('what --set says', () => {
  it.each([
    ['CBS3=off', { kind: 'flag', name: 'CBS3', value: false }],
    ['CBS3=on', { kind: 'flag', name: 'CBS3', value: true }],
    ['CBS3=1', { kind: 'flag', name: 'CBS3', value: true }],
    ['CBS3=false', { kind: 'flag', name: 'CBS3', value: false }],
    ['CBS3=20%', { kind: 'flag', name: 'CBS3', value: '20%' }],
    ['CBS3=members:1001', { kind: 'flag', name: 'CBS3', value: [memberHash('1001')] }],
    ['CBS3=default', { kind: 'flag', name: 'CBS3', value: null }],
    ['welcome_image_wait=-1', { kind: 'setting', name: 'welcome_image_wait', value: -1 }],
    ['welcome_image_wait=off', { kind: 'setting', name: 'welcome_image_wait', value: -1 }],
    ['referral_enabled=on', { kind: 'setting', name: 'referral_enabled', value: 1 }],
    ['activity_shortcut=off', { kind: 'setting', name: 'activity_shortcut', value: -1 }],
    ['mobileTemplate=M2', { kind: 'layout', name: 'mobileTemplate', value: 'M2' }],
  ])('%s is understood', (sentence, change) => {
    expect(readChange(sentence)).toEqual(change)
  })

  it.each([
    ['CBS=off', /did you mean CBS3/],
    ['cbs3=off', /did you mean CBS3/],
    ['REWARDS3=on', /did you mean .*REWCEN3/],
    ['welcome_wait=3', /welcome_image_wait/],
    ['CBS3=perhaps', /on, off, a share as 20%, or default/],
    ['CBS3=200%', /a share as 20%/],
    ['CBS3=members:', /say which members/],
    ['CBS3', /say what to set to what/],
    ['=on', /say what to set to what/],
    ['welcome_image_wait=soon', /a number/],
    ['mobileTemplate=M9', /M1, M2, M3/],
    ['toString=on', /no such flag/],
    ['CBS3=toString', /on, off, a share/],
    ['welcome_image_wait=constructor', /a number/],
  ])('%s is refused in one line that says how to mend it', (sentence, words) => {
    expect(() => readChange(sentence)).toThrow(UsageError)
    expect(() => readChange(sentence)).toThrow(words)
  })

  it('is refused by name and never half understood, whatever is written', () => {
    const sentence = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...FLAGS, '__proto__', 'info'), fc.string()).map((parts) => parts.join('=')),
    )
    fc.assert(
      fc.property(sentence, (written) => {
        try {
          const change = readChange(written)
          expect(readChange(sentenceOf(change))).toEqual(change)
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError)
        }
      }),
    )
  })

  it('becomes what a back office would send; what is set last counts', () => {
    const changes = ['CBS3=off', 'CBS3=on', 'REWCEN3=default', 'activity_shortcut=off', 'mobileTemplate=M3']
    expect(patchOf(changes.map(readChange))).toEqual({
      info: {
        whitelabelVal: { CBS3: true, REWCEN3: null },
        settings: { activity_shortcut: { enabled: 0 } },
        mobileTemplate: 'M3',
      },
    })
  })
})

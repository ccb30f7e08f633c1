import { describe, expect, it } from 'vitest'
import { readChange } from '../../../../../scripts/merchant/impact/changes.ts'
import { merchantImpact } from '../../../../../scripts/merchant/impact/merchantImpact.ts'
import { linesOf } from '../../../../../scripts/merchant/impact/print.ts'
import { registry } from '../../../../../src/app/registry.ts'

const impactWith = (info: object, ...set: string[]) => {
  const answers = { status: { merchantCode: 'acme', info }, manifest: {}, base: 'http://acme.localhost/m/' }
  const impact = merchantImpact(registry, answers, set.map(readChange))
  if (!impact) throw new Error('does not resolve')
  return impact
}
const because = (info: object, ...set: string[]) =>
  impactWith(info, ...set).quiet.map((quiet) => `${quiet.change}: ${quiet.because}`)

describe('why a change changes nothing', () => {
  it('it is so already, and whether somebody said so', () => {
    expect(because({ whitelabelVal: { CBS3: 1 } }, 'CBS3=on')).toEqual(['CBS3=on: it is on already'])
    expect(because({}, 'CBS3=off')).toEqual(['CBS3=off: it is off already (not sent, default)'])
    expect(because({}, 'welcome_image_wait=20')).toEqual(['welcome_image_wait=20: it is 20 already'])
    expect(because({}, 'mobileTemplate=M1')).toEqual(['mobileTemplate=M1: the layout is M1 already'])
  })

  it('no gate reads it: who decides in the page, and what that means for players', () => {
    expect(because({}, 'GOOGLELOGIN3=on')[0]).toMatch(
      /no gate reads it; thirdPartySignIn decides in the page: Players see a Google button/,
    )
    expect(because({}, 'announcement_autoplay=1')[0]).toMatch(/no gate reads it; the page itself does: 1:/)
  })

  it('another part of the gate keeps it closed, or open, and is named', () => {
    expect(because({ settings: { country_picker_disabled: 1 } }, 'UPDATEMOBILEICC3=on')).toEqual([
      'UPDATEMOBILEICC3=on: countryPicker stays closed: setting country_picker_disabled is 1',
    ])
    const both = because({ whitelabelVal: { SEALOTTMINIGAME3: true } }, 'LOTTMINIGAME3=on')
    expect(both[0]).toContain('flag SEALOTTMINIGAME3 is on')
  })

  it('says nothing beside what does change', () => {
    const impact = impactWith({}, 'CBS3=on', 'GOOGLELOGIN3=on')
    expect(impact.quiet.map(({ change }) => change)).toEqual(['GOOGLELOGIN3=on'])
    expect(linesOf(impact).join('\n')).toMatch(/appears +feature +chat/)
  })

  it('tells what the site would complain of', () => {
    expect(impactWith({}, 'welcome_image_wait=-7').problems).not.toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import {
  type ExplainQuestion,
  explainAll,
  explainFeature,
} from '../../../../../scripts/merchant/explain/explainFeature.ts'
import { lineOf, treeOf } from '../../../../../scripts/merchant/explain/print.ts'
import { codesIn } from '../../../../../scripts/merchant/folder.ts'
import { answersIn } from '../../../../../scripts/merchant/inputs.ts'
import { type SiteAnswers, siteFromAnswers } from '../../../../../scripts/merchant/resolve.ts'
import {
  factsOfVisitor,
  VISITOR_NAMES,
  type VisitorName,
  visitors,
} from '../../../../../scripts/merchant/visitors.ts'
import { registry } from '../../../../../src/app/registry.ts'
import type { ScreenId } from '../../../../../src/registry/ids.ts'
import { plan } from '../../../../../src/registry/plan.ts'

const questionOf = (
  answers: SiteAnswers,
  name: VisitorName = 'guest',
  screen: ScreenId = 'home',
): ExplainQuestion => {
  const site = siteFromAnswers(answers)
  if (!site) throw new Error('does not resolve')
  return { registry, site, who: visitors[name], screen, answers }
}
const answersWith = (info: object): SiteAnswers => ({
  status: { merchantCode: 'acme', info },
  manifest: {},
  base: 'http://acme.localhost/m/',
})
const explained = (feature: string, info: object, name: VisitorName = 'guest', screen: ScreenId = 'home') => {
  const one = explainFeature(questionOf(answersWith(info), name, screen), feature)
  if (!one) throw new Error(`no feature ${feature}`)
  return one
}
const tree = (...args: Parameters<typeof explained>): string =>
  treeOf(explained(...args), ({ call, pointer }) => `${call}${pointer}`).join('\n')

describe('the explanation of a feature', () => {
  it('says of each flag what it is, where that was sent, and what the flag means', () => {
    expect(tree('chat', { whitelabelVal: { CBS3: '1' } })).toContain(
      '✓ flag CBS3 is on  ← system/status/info/whitelabelVal/CBS3 "1"\n',
    )
    expect(tree('chat', { whitelabelVal: { CBS3: '1' } })).toContain('Players see a chat button')
    expect(tree('chat', {})).toContain(
      '✗ flag CBS3 is off (not sent, default)  ← system/status/info/whitelabelVal/CBS3 not sent, default',
    )
  })

  it('names the part that keeps it closed, and shows the others as well', () => {
    const text = tree('chat', { whitelabelVal: { CBS3: true } }, 'inApp')
    expect(text).toMatch(/^off {2}/)
    expect(text).toContain('✓ flag CBS3 is on')
    expect(text).toMatch(/✗ not\n +✓ inside the app/)
  })

  it('says plainly what only the page decides', () => {
    const site = { settings: { welcome_image_wait: 5 } }
    expect(explained('welcomeImage', site).presence).toBe('maybe')
    expect(lineOf(explained('welcomeImage', site))).toMatch(/^page .*decided in the page/)
    expect(tree('welcomeImage', site)).toContain('? decided in the page')
    expect(tree('welcomeImage', { settings: { welcome_image_wait: -1 } })).toMatch(/^off/)
  })

  it('leaves a share of visitors to the page, and says how large it is', () => {
    const some = { whitelabelVal: { CBS3: '20%' } }
    expect(explained('chat', some).presence).toBe('maybe')
    expect(tree('chat', some)).toContain('? flag CBS3: in the 20 %: decided on the page  ←')
    expect(explained('chat', some, 'inApp').presence).toBe('off')
    expect(explained('chat', { whitelabelVal: { CBS3: '0%' } }).presence).toBe('off')
  })

  it('names flags that it reads in the page alone', () => {
    const text = tree(
      'thirdPartySignIn',
      { whitelabelVal: { GOOGLELOGIN3: true }, sms: { apiKey: 'k' } },
      'guest',
      'login',
    )
    expect(text).toMatch(/decided in the page by:\n +✓ flag GOOGLELOGIN3 is on/)
    expect(text).toContain('Players see a Google button')
    expect(text).toMatch(/on +slot signIn.providers/)
  })

  it('says why a part whose gate is open is not on this screen', () => {
    expect(tree('rewardCenter', { whitelabelVal: { REWCEN3: 1 } }, 'member')).toContain(
      'home has no slot member.entries',
    )
    expect(tree('gameLanes', {})).toContain('layout M1 has no slot shell.rail')
    expect(tree('footer', {}, 'guest', 'login')).toContain('sections stand on home')
    expect(
      explained('rewardCenter', { whitelabelVal: { REWCEN3: 1 } }, 'member', 'member.home').parts,
    ).toContainEqual(
      expect.objectContaining({ kind: 'slot', id: 'member.entries', presence: 'on', notes: [] }),
    )
  })

  it('tells of the screen that comes before all others', () => {
    const first = explained('account', {}, 'passwordDue').parts.find(({ kind }) => kind === 'first')
    expect(first).toMatchObject({ id: 'changePassword', presence: 'on' })
  })

  it('knows no feature that this build lacks', () => {
    expect(explainFeature(questionOf(answersWith({})), 'cinema')).toBeUndefined()
  })

  it.each(codesIn())(
    'agrees with what the app decides in %s, for everybody and every feature, off ones too',
    (code) => {
      const answers = answersIn(code)
      for (const name of VISITOR_NAMES) {
        const question = questionOf(answers, name)
        const { decisions, slots } = plan(registry, factsOfVisitor(visitors[name], question.site, 'home'))
        const all = explainAll(question)
        expect(all.map(({ feature }) => feature)).toEqual(Object.keys(decisions))
        for (const { feature, presence, gate, parts } of all) {
          expect(gate.on, feature).toBe(decisions[feature]?.on)
          if (presence !== 'maybe') expect(presence === 'on', feature).toBe(decisions[feature]?.on)
          const floating = parts.find(({ kind, id }) => kind === 'slot' && id === 'shell.float')
          const stands = slots['shell.float'].some((part) => part.feature === feature)
          expect(floating?.presence === 'on', feature).toBe(stands)
        }
      }
    },
  )
})

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { explainFeature } from '../../../src/app/explainFeature.ts'
import { keepDismissed, keepOpened } from '../../../src/app/visit.ts'
import { installPrompt } from '../../../src/features/installPrompt/feature.ts'
import { welcomeImage } from '../../../src/features/welcomeImage/feature.ts'
import type { OverlayDeclaration } from '../../../src/registry/feature.ts'
import { flag } from '../../../src/registry/gate.ts'
import { factsWith } from '../../support/facts.ts'

const NEXT_VISIT = 'its overlay waits for the next visit: '

const planOf = (feature: string, overlays: readonly OverlayDeclaration[] = []) => ({
  decisions: { [feature]: { gate: flag('CBS3'), on: true } },
  facts: factsWith({ flags: { CBS3: 1 } }),
  overlays: overlays.map((overlay) => ({ feature, overlay })),
})

describe('the reason of a feature', () => {
  beforeEach(() => sessionStorage.clear())

  it('is the one of its gate', () => {
    expect(explainFeature('chat', planOf('chat'))).toEqual({ on: true, because: 'on: flag CBS3 is on' })
  })

  it('says of a feature that this build lacks that there is none', () => {
    expect(explainFeature('karaoke', planOf('chat'))).toMatchObject({ on: false })
  })

  it('names a section of home that is not drawn, and leaves out those of other features', () => {
    const plan = planOf('promotions')
    const featureDecided = {
      'promotions#promotions': { on: false, because: 'there are none' },
      'lottery#lotteryDraws': { on: false, because: 'no draw is open' },
    }
    expect(explainFeature('promotions', { ...plan, facts: { ...plan.facts, featureDecided } }).because).toBe(
      'on: flag CBS3 is on; its section promotions is not drawn: there are none',
    )
  })

  it('says what has postponed a welcome image to the next visit', () => {
    const plan = planOf('welcomeImage', welcomeImage.overlays)
    expect(explainFeature('welcomeImage', plan).because).not.toContain(NEXT_VISIT)
    keepOpened({ id: 'downloadBar', kind: 'bar' })
    expect(explainFeature('welcomeImage', plan).because).toBe(
      `on: flag CBS3 is on; ${NEXT_VISIT}downloadBar opened by itself in this one`,
    )
    expect(explainFeature('promotions', planOf('promotions')).because).not.toContain(NEXT_VISIT)
  })

  it('says nothing of the kind while the welcome image itself is what has opened', () => {
    keepOpened({ id: 'welcomeImage', kind: 'modal' })
    expect(
      explainFeature('welcomeImage', planOf('welcomeImage', welcomeImage.overlays)).because,
    ).not.toContain(NEXT_VISIT)
  })

  it('says that a dismissed offer of the app keeps the install prompt away', () => {
    const plan = planOf('installPrompt', installPrompt.overlays)
    expect(explainFeature('installPrompt', plan).because).not.toContain(NEXT_VISIT)
    keepDismissed()
    expect(explainFeature('installPrompt', plan).because).toContain(
      `${NEXT_VISIT}an offer of the app was dismissed in this one`,
    )
  })
})

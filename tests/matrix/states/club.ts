import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Site } from '../../../src/site/site.ts'
import { REFUSAL } from './parts.ts'
import type { State, Step, Target, Words } from './state.ts'

/** The answer of a back office without this call. */
const MISSING = { kind: 'status', status: 404 } as const
const ALERT = { part: 'main [role="alert"]' }
const LABELS = 'relay/MCSFE_getVipLabels'
const MISSIONS = 'relay/MCSFE_getMissions'
const ITEMS = 'relay/MCSFE_getMallItems'
const PROMOTIONS = 'relay/MCSFE_getMerchantAvailablePromotions'
const CATEGORIES = 'relay/PROMOFE_getPromotionAnnouncementCategory'
const rewards = (site: Site): boolean => site.flags.REWCEN3 === true
const CLAIM: Step = { press: { part: 'main li footer button' } }

interface Lists {
  readonly screen: ScreenId
  readonly call: string
  /** The call's answer if there is nothing to list. */
  readonly nothing: unknown
  readonly empty: Words
  readonly where?: (site: Site) => boolean
  readonly at?: string
  readonly visitor?: 'guest'
}

/** The states of a screen that lists a call's answer: loading, empty, failed. */
const listing = ({ screen, call, nothing, empty, where, at, visitor }: Lists): readonly State[] => {
  const common = { screen, visitor: visitor ?? 'member', ...(where && { where }), ...(at && { at }) } as const
  return [
    {
      ...common,
      id: 'loading',
      modelsOnly: true,
      before: { held: [call] },
      shows: { part: 'main [aria-busy="true"]' },
    },
    { ...common, id: 'empty', modelsOnly: true, before: { answers: { [call]: nothing } }, shows: empty },
    {
      ...common,
      id: 'failed',
      modelsOnly: true,
      before: { faults: { [call]: REFUSAL } },
      shows: 'shell:retry',
    },
  ]
}

const missing = (screen: ScreenId, call: string, shows: Target): State => ({
  id: 'notOffered',
  screen,
  visitor: 'member',
  modelsOnly: true,
  before: { faults: { [call]: MISSING } },
  shows,
  complaints: /404/,
})

const states: readonly State[] = [
  ...listing({ screen: 'benefits', call: LABELS, nothing: { labels: [] }, empty: 'club:no_levels' }),
  missing('benefits', LABELS, 'club:no_levels'),
  ...listing({
    screen: 'rewardCenter',
    call: PROMOTIONS,
    nothing: [],
    empty: 'club:no_rewards',
    where: rewards,
  }),
  {
    id: 'claimed',
    screen: 'rewardCenter',
    visitor: 'member',
    where: rewards,
    before: { answers: { 'member/promotion/claim': {} } },
    steps: [CLAIM],
    shows: 'club:claimed',
  },
  {
    id: 'refused',
    screen: 'rewardCenter',
    visitor: 'member',
    where: rewards,
    modelsOnly: true,
    before: { faults: { 'member/promotion/claim': REFUSAL } },
    steps: [CLAIM],
    shows: ALERT,
  },
  {
    id: 'claimNotOffered',
    screen: 'rewardCenter',
    visitor: 'member',
    where: rewards,
    modelsOnly: true,
    before: { faults: { 'member/promotion/claim': MISSING } },
    steps: [CLAIM],
    shows: 'money:not_offered',
    complaints: /404/,
  },
  {
    id: 'read',
    screen: 'activity',
    at: '/m/activity?id=matrix',
    before: {
      answers: {
        [CATEGORIES]: {
          categories: [
            {
              id: 'c',
              name: 'Aurora',
              promotions: [
                {
                  id: 'matrix',
                  title: 'Bonus 200%',
                  content:
                    '<p>One <b>two</b> three</p><ul><li>1</li><li>2</li></ul><script>document.title=1</script>',
                },
              ],
            },
          ],
        },
      },
    },
    shows: 'club:log_in_to_take_part',
    whole: true,
  },
  ...listing({
    screen: 'activity',
    call: CATEGORIES,
    nothing: { categories: [] },
    empty: 'club:promotion_gone',
    at: '/m/activity?id=gone',
    visitor: 'guest',
  }),
  ...listing({
    screen: 'leaderBoard',
    call: MISSIONS,
    nothing: { missions: [] },
    empty: 'club:no_missions',
  }),
  missing('leaderBoard', MISSIONS, 'money:not_offered'),
  {
    id: 'claimed',
    screen: 'leaderBoard',
    visitor: 'member',
    before: { answers: { 'member/mission/claim': {} } },
    steps: [CLAIM],
    shows: 'club:claimed',
  },
  {
    id: 'refused',
    screen: 'leaderBoard',
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { 'member/mission/claim': REFUSAL } },
    steps: [CLAIM],
    shows: ALERT,
  },
  ...listing({ screen: 'mall', call: ITEMS, nothing: { points: 0, items: [] }, empty: 'club:no_items' }),
  missing('mall', ITEMS, 'money:not_offered'),
  {
    id: 'asking',
    screen: 'mall',
    visitor: 'member',
    steps: [{ press: { part: 'main li > button' } }],
    shows: { part: '[role="alertdialog"]' },
  },
  {
    id: 'refused',
    screen: 'mall',
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { 'member/mall/redeem': REFUSAL } },
    steps: [{ press: { part: 'main li > button' } }, { press: 'shell:confirm' }],
    shows: { part: '[role="alertdialog"] [role="alert"]' },
  },
]

/** The club: benefits, rewards, a promotion, missions, the point market. Without pictures: the text shows enough. */
export const clubStates: readonly State[] = states.map((state) => ({ ...state, noPicture: true }))

import type { Mutant } from './mutant.ts'

/** Promotions, rewards, missions, levels, points and draws. */
export const clubMutants: readonly Mutant[] = [
  {
    name: 'A promotion that stands in two categories is listed twice',
    file: 'src/features/activity/model/activity.ts',
    find: 'const key = String(promotion.id)',
    replace: "const key = String(promotion.id) + (name ?? '')",
  },
  {
    name: 'A guest does not see the activity that leads to the VIP benefits',
    file: 'src/features/activityShortcut/model/items.ts',
    find: 'around.guest || around.benefits ?',
    replace: 'around.benefits ?',
  },
  {
    name: 'A member of the lowest listed rank sees their own level as locked',
    file: 'src/features/benefits/model/levels.ts',
    find: "return rank <= ownRank ? 'reached'",
    replace: "return rank < ownRank ? 'reached'",
  },
  {
    name: 'A second claim makes the first one claimable again',
    file: 'src/features/club/useClaims.ts',
    find: '[...before, of])',
    replace: '[...before.slice(1), of])',
  },
  {
    name: 'A claim without an answer blocks every other one, even after a reload',
    file: 'src/features/club/useClaims.ts',
    find: 'perAccount: true',
    replace: 'perAccount: false',
  },
  {
    name: 'A list of draws is drawn anew without a pause while the next one is whole minutes away',
    file: 'src/features/lottery/model/draws.ts',
    find: 'left % MINUTE || MINUTE',
    replace: 'left % MINUTE',
  },
  {
    name: 'An item that was redeemed counts as not redeemed when its answer was lost',
    file: 'src/features/mall/once.ts',
    find: 'spent > 0 && spent >= Number(amount)',
    replace: 'spent > 0 && spent > Number(amount)',
  },
  {
    name: 'The points stay as they were after an item was redeemed',
    file: 'src/features/mall/MallScreen.tsx',
    find: 'onDone={() => void asked.refetch()}',
    replace: 'onDone={() => undefined}',
  },
  {
    name: 'A complete mission can be claimed though the back office holds it back',
    file: 'src/features/missions/model/missions.ts',
    find: '(stated === undefined && total > 0 && done >= total)',
    replace: '(total > 0 && done >= total)',
  },
  {
    name: 'A promotion that cannot be claimed now is offered to be claimed',
    file: 'src/features/promotions/model/promotions.ts',
    find: '(available ?? []).filter((promotion) => promotion.claimable).map(',
    replace: '(available ?? []).map(',
  },
  {
    name: 'A reward that can still be claimed counts as given when an answer was lost',
    file: 'src/features/rewards/once.ts',
    find: 'String(one.id) === id && one.claimable !== true)',
    replace: 'String(one.id) === id)',
  },
  {
    name: 'A platform without levels shows a bar that is always full',
    file: 'src/features/vipProgress/model/progress.ts',
    find: '  if (!labels && expected === 0) return undefined\n',
    replace: '',
  },
]

import type { Mutant } from './mutant.ts'

/** What members see of their own: limits, payments, favourites. */
export const memberMutants: readonly Mutant[] = [
  {
    name: 'A member may deposit more than a limit leaves',
    file: 'src/features/responsiblePlay/model/limits.ts',
    find: 'amount > used ? amount - used : 0n',
    replace: 'amount',
  },
  {
    name: 'A longer period’s limit is forgotten for the first one',
    file: 'src/features/responsiblePlay/model/limits.ts',
    find: '(least === undefined || left < least) ? left',
    replace: 'least === undefined ? left',
  },
  {
    name: 'A higher limit counts at once',
    file: 'src/features/responsiblePlay/model/limits.ts',
    find: '|| amount <= before)',
    replace: '|| amount >= before)',
  },
  {
    name: 'A break does not end the time of play',
    file: 'src/features/responsiblePlay/model/playTime.ts',
    find: 'now - known.seenAt < BREAK_MS',
    replace: 'now - known.seenAt >= 0',
  },
  {
    name: 'A reminder comes though it is switched off',
    file: 'src/features/responsiblePlay/model/playTime.ts',
    find: 'minutes > 0 && seenAt',
    replace: 'minutes >= 0 && seenAt',
  },
  {
    name: 'A payment says why it was refused though it was not',
    file: 'src/features/paymentHistory/model/payments.ts',
    find: "status === 'refused' ? (reason?.trim() ?? '') : ''",
    replace: "reason?.trim() ?? ''",
  },
  {
    name: 'The history of payments loads its last page for ever',
    file: 'src/features/paymentHistory/model/payments.ts',
    find: "next === '' || next === before ?",
    replace: "next === '' ?",
  },
  {
    name: 'A payment stands twice where two pages meet',
    file: 'src/features/paymentHistory/model/payments.ts',
    find: '    seen.add(name)\n',
    replace: '',
  },
  {
    name: 'Favourites of one member are another one’s',
    file: 'src/features/games/favourites/model/favourites.ts',
    find: 'encodeURIComponent(memberId)}`',
    replace: "''}`",
  },
  {
    name: 'A sideways swipe at the top reloads the page',
    file: 'src/features/pullToRefresh/model/pull.ts',
    find: 'y > Math.abs(x) ?',
    replace: 'y > x ?',
  },
  {
    name: 'A page that is not at its top reloads when it is pulled',
    file: 'src/features/pullToRefresh/followPull.ts',
    find: '      !isScrolled(event.target, document.body) &&\n',
    replace: '',
  },
]

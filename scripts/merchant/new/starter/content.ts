import type { Order } from '../order.ts'
import type { Say } from './say.ts'

const promotionsOf = (say: Say) =>
  [
    { id: 'welcome', title: say('money:bonus'), words: say('account:no_account_yet') },
    { id: 'rewards', title: say('shell:rewards'), words: say('club:log_in_to_take_part') },
    { id: 'leaders', title: say('club:leader_board'), words: say('club:log_in_to_take_part') },
    { id: 'friends', title: say('invite:invite_friends'), words: say('invite:step_reward') },
  ] as const

/** Announcements, promotions and rewards of a new merchant, by the name of the call. */
export function contentOf(
  { code, name }: Pick<Order, 'code' | 'name'>,
  say: Say,
): Readonly<Record<string, unknown>> {
  const picture = (file: string): string => `/m/merchants/${code}/${file}.svg`
  const promotions = promotionsOf(say)
  return {
    'relay/MCSFE_getBanners': [
      {
        groupName: 'm_home',
        title: `${name}: ${say('welcomeImage:welcome_title')}`,
        image: picture('banners/welcome'),
        linkageType: 'P',
        linkage: 'welcome',
      },
      {
        groupName: 'm_home',
        title: say('shell:jackpot'),
        image: picture('banners/jackpot'),
        linkageType: 'G',
        linkage: 'DRAGONGOLD',
        nodeId: '9101',
        gameType: 'RNG',
        vendor: 'RNG',
      },
      {
        groupName: 'm_home',
        title: say('shell:rewards'),
        image: picture('banners/cashback'),
        linkageType: 'URL',
        linkage: '/m/rewardCenter',
        url: '/m/rewardCenter',
      },
    ],
    'relay/MCSFE_getListAnnouncements': {
      announcements: [
        {
          id: 'N-1',
          title: say('welcomeImage:welcome_title'),
          promotionType: 'NOTICE',
          execution: 'B',
          content: htmlOf(say('invite:share_text', { name }), say('shell:responsible_gaming')),
        },
        {
          id: 'N-2',
          title: say('account:register_success'),
          promotionType: 'NOTICE',
          execution: 'A',
          content: htmlOf(say('account:welcome_back'), say('club:missions')),
        },
      ],
    },
    'relay/PROMOFE_getPromotionAnnouncementCategory': {
      categories: [
        {
          id: 'all',
          name: say('shell:promotions'),
          promotions: promotions.map(({ id, title, words }, index) => ({
            id,
            title,
            image: picture(`promotions/${index + 1}`),
            content: htmlOf(words),
          })),
        },
      ],
    },
    'relay/MCSFE_getMerchantAvailablePromotions': promotions
      .slice(0, 2)
      .map(({ id, title, words }, index) => ({
        id,
        title,
        description: words,
        claimable: index === 0,
      })),
    'relay/MCSFE_getMissions': {
      missions: [
        {
          id: 'play',
          title: say('shell:play'),
          description: say('shell:games'),
          done: 2,
          total: 5,
          reward: '50',
          url: '/m/game',
        },
        {
          id: 'deposit',
          title: say('shell:deposit'),
          done: 0,
          total: 2,
          reward: '100',
          url: '/m/voucherCenter',
          endsAt: { $in: 'P7D' },
        },
      ],
    },
    'relay/MCSFE_getMallItems': {
      points: 500,
      items: [1, 2].map((number) => ({
        id: `item-${number}`,
        title: `${say('money:bonus')} ${number}`,
        description: say('shell:games'),
        image: picture(`promotions/${number}`),
        points: number * 200,
      })),
    },
    'relay/MCSFE_getLeaderBoard': {
      title: say('club:leader_board'),
      endsAt: { $in: 'P7D' },
      entries: [
        { rank: 1, name: 'a***n', score: 920 },
        { rank: 2, name: 'm***a', score: 870 },
        { rank: 3, name: 'j***o', score: 640 },
      ],
      own: { rank: 12, score: 120 },
    },
    'member/referral': { invited: 3, earned: '30', terms: say('invite:step_reward') },
  }
}

/** The catalogue contains plain text, no HTML. */
const htmlOf = (...paragraphs: readonly string[]): string =>
  paragraphs.map((words) => `<p>${words.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`).join('')
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

import type { Order } from '../order.ts'

const PROMOTIONS = [
  ['welcome', 'Welcome bonus', 'Your first deposit is doubled.'],
  ['cashback', 'Weekly cashback', 'A part of what you lost comes back every Monday.'],
  ['weekend', 'Weekend tournament', 'Points count twice on Saturday and Sunday.'],
  ['friends', 'Invite a friend', 'Both of you get a bonus.'],
] as const

/** What a new merchant announces, promotes and rewards: words to begin with, in English. By the name of the call. */
export function contentOf(order: Pick<Order, 'code' | 'name'>): Readonly<Record<string, unknown>> {
  const { code, name } = order
  const picture = (file: string): string => `/m/merchants/${code}/${file}.svg`
  return {
    'relay/MCSFE_getBanners': [
      {
        groupName: 'm_home',
        title: `Welcome to ${name}`,
        image: picture('banners/welcome'),
        linkageType: 'P',
        linkage: 'welcome',
      },
      {
        groupName: 'm_home',
        title: 'Jackpot',
        image: picture('banners/jackpot'),
        linkageType: 'G',
        linkage: 'DRAGONGOLD',
        nodeId: '9101',
        gameType: 'RNG',
        vendor: 'RNG',
      },
      {
        groupName: 'm_home',
        title: 'Cashback',
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
          title: `Welcome to ${name}`,
          promotionType: 'NOTICE',
          execution: 'B',
          content: '<p>Open an account in a minute. <strong>Play responsibly</strong>, for adults only.</p>',
        },
        {
          id: 'N-2',
          title: 'Your account is ready',
          promotionType: 'NOTICE',
          execution: 'A',
          content:
            '<p>Good to see you. Your missions of this week are in the <strong>leader board</strong>.</p>',
        },
      ],
    },
    'relay/PROMOFE_getPromotionAnnouncementCategory': {
      categories: [
        {
          id: 'all',
          name: 'Promotions',
          promotions: PROMOTIONS.map(([id, title, words], index) => ({
            id,
            title,
            image: picture(`promotions/${index + 1}`),
            content: `<p>${words}</p>`,
          })),
        },
      ],
    },
    'relay/MCSFE_getMerchantAvailablePromotions': PROMOTIONS.slice(0, 2).map(
      ([id, title, description], index) => ({
        id,
        title,
        description,
        claimable: index === 0,
      }),
    ),
    'relay/MCSFE_getMissions': {
      missions: [
        {
          id: 'play',
          title: 'Play five rounds',
          description: 'Any slot',
          done: 2,
          total: 5,
          reward: '50',
          url: '/m/game',
        },
        {
          id: 'deposit',
          title: 'Deposit twice',
          description: 'This week',
          done: 0,
          total: 2,
          reward: '100',
          url: '/m/voucherCenter',
        },
      ],
    },
    'relay/MCSFE_getMallItems': {
      points: 500,
      items: [1, 2].map((number) => ({
        id: `item-${number}`,
        title: number === 1 ? '10 free spins' : 'A voucher',
        description: 'For any slot',
        image: picture(`promotions/${number}`),
        points: number * 200,
      })),
    },
    'relay/MCSFE_getLeaderBoard': {
      title: 'This week',
      entries: [
        { rank: 1, name: 'a***n', score: 920 },
        { rank: 2, name: 'm***a', score: 870 },
        { rank: 3, name: 'j***o', score: 640 },
      ],
      own: { rank: 12, score: 120 },
    },
    'member/referral': { invited: 3, earned: '30', terms: 'Both of you get a bonus with the first deposit.' },
  }
}

import { siteExamples } from './siteExamples.ts'

/** The answers of contract.md, by the name of their validator, filled in where the contract has only dots. */
export const examples: Record<string, unknown> = {
  ...siteExamples,
  country: {
    countryCode: 'BR',
    countryDialingCode: '55',
    currency: 'BRL',
    currencySymbol: 'R$',
    countries: [
      { countryCode: 'BR', countryDialingCode: 55, name: 'Brasil' },
      { countryCode: 'VN', countryDialingCode: '84' },
    ],
  },
  domainRoute: { customerService: [], domainList: [{ domainName: 'a.example' }] },
  geetestInit: { gt: 'g', challenge: 'c', newCaptcha: true, success: 1 },
  captchaImage: { image: 'data:image/png;base64,AAAA' },
  rsaKey: { publicKey: 'MIIB' },
  loginRequest: {
    type: 'username',
    username: 'ana',
    password: 'Player!2026',
    device: 'MOBILE',
    geetestValidateV4: { lot_number: '1' },
  },
  loginResponse: {
    token: 't',
    id: 1,
    userName: 'ana',
    customerType: 0,
    firstTimeLogin: true,
    passwordExpired: false,
  },
  secondFactorRequired: { email: true, ga: false, sms: true, payeeName: false },
  secondFactorRequest: { username: 'ana', password: 'Player!2026', method: 'G', authCode: '123456' },
  registerRequest: {
    registerMethod: 'H5',
    username: 'ana',
    password: 'Player!2026',
    login: true,
    pixelTrack: { fbc: 'x' },
  },
  registerResponse: { customerId: 1, token: 't', customerName: 'ana', firstTimeLogin: true },
  verificationSent: { expirationTime: 60 },
  sessionInfo: {
    id: '1',
    token: 't',
    merchantCode: 'm1',
    userName: 'ana',
    type: 0,
    firstTimeLogin: false,
    customerId: 1,
  },
  memberInfo: {
    type: 0,
    id: 1,
    userName: 'ana',
    account: 'ana',
    regDate: 1_700_000_000_000,
    language: 'EN',
    clubLabel: { labelId: 1, labelName: 'Gold', type: 'AUTO', rankLevel: 3 },
    balance: '12.50',
    currency: 'BRL',
  },
  chatLaunch: { chatUrl: 'https://chat.example' },
  unreadCount: { unReadCount: 3 },
  customerServiceScript: { scripts: '<script src="https://chat.example/a.js"></script>' },
  announcements: {
    announcements: [{ id: 1, title: 'News', content: '<p>Hello</p>', promotionType: 'PR', execution: 'A' }],
  },
  launchGame: { gameUrl: 'https://play.example/g' },
  gameVendorLanes: {
    data: {
      lanes: [
        {
          title: 'Hot',
          gameClassify: [{ vendors: [{ vendor: 'TCG', displayName: 'TCG' }] }],
          gameCount: 1,
          cards: [
            {
              accountTypeName: 'TCG',
              displayName: 'Stars',
              code: 'S1',
              nodeId: 4,
              vendor: 'TCG',
              gameType: 'RNG',
              hasTrial: true,
            },
          ],
        },
      ],
    },
  },
  gameMatches: [{ id: 1, title: 'Cup', startTime: '2026-01-01T04:00:00Z', home: 'A', away: 'B' }],
  playerRankProgress: {
    currentProgress: { completedConditions: 2, totalExpectedConditions: 5 },
    playerRankProgress: { labelId: 1, labelName: 'Gold', nextLabelId: 2, nextLabelName: 'Platinum' },
  },
  depositSettings: { methods: [{ id: 'pix', name: 'PIX', min: 10, max: '5000.00', icon: '/pix.svg' }] },
  withdrawAccountInfo: {
    accounts: [{ id: 1, bankName: 'Bank', accountNoMasked: '****1234' }],
    min: 10,
    max: 5000,
  },
  bankStats: { count: 2, banks: [{ bankCode: 'B', bankName: 'Bank' }] },
  availablePromotions: [{ id: 1, title: 'Bonus', description: 'Words', claimable: true }],
  promotionAnnouncementCategory: {
    categories: [
      {
        id: 1,
        name: 'News',
        promotions: [{ id: 1, title: 'Bonus', content: '<p>Words</p>', image: '/a.webp' }],
      },
    ],
  },
  banners: [
    {
      groupName: 'm_home',
      image: '/b.svg',
      linkageType: 'G',
      linkage: 'S1',
      roomId: 1,
      nodeId: 4,
      gameType: 'RNG',
      vendor: 'TCG',
      title: 'Play',
    },
  ],
  downloadSetting: {
    resources: [{ resourceType: 'IOS', url: '' }],
    upgrade: { version: '2.4.40', url: 'https://cdn.example/app.apk' },
  },
  trackEventsRequest: { events: '[]' },
  trackingEvents: [
    { eventName: 'login', eventValue: { method: 'sms' }, channels: ['facebook'], eventID: '1' },
  ],
  merchant: { code: 'm1', name: 'A merchant', domains: ['m1.example'] },
  members: {
    members: [
      {
        userName: 'ana',
        password: 'Player!2026',
        id: 1,
        type: 0,
        note: 'A regular member',
        secondFactor: { ga: true },
        wps: { 'relay/CBS_unreadCount': { unReadCount: 9 } },
      },
    ],
  },
  expectations: { visitors: { guest: { home: ['chat', 'banners'], 'member.home': [] }, type4: {} } },
}

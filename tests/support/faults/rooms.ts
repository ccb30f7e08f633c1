/** The sections of each merchant's home by the call that loads them; one merchant for each layout. */
export const SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aurora: {
    'relay/MCSFE_getBanners': 'bannerCarousel',
    'relay/MCSFE_getListAnnouncements': 'announcementMarquee',
    'relay/GCSGAME_newGameVendor': 'gameLanes',
    'relay/PROMOFE_getPromotionAnnouncementCategory': 'promotions',
    'relay/GCSGAME_getGameMatchV2': 'gameMatches',
  },
  manila: {
    'relay/PROMOFE_getPromotionAnnouncementCategory': 'promotions',
    'relay/MCSFE_getBanners': 'bannerCarousel',
    'relay/GCSGAME_getGameMatchV2': 'gameMatches',
    'relay/MCSFE_getListAnnouncements': 'announcementMarquee',
    'relay/GCSGAME_newGameVendor': 'gameLanes',
  },
  saigon: {
    'relay/GCSGAME_getGameMatchV2': 'lotteryDraws',
    'relay/GCSGAME_newGameVendor': 'gameLanes',
    'relay/MCSFE_getBanners': 'bannerCarousel',
    'relay/PROMOFE_getPromotionAnnouncementCategory': 'promotions',
    'relay/MCSFE_getListAnnouncements': 'announcementMarquee',
  },
}

/** Further calls of a member's home; true: the call needs a session, so its 401 means that the session has ended. */
export const MEMBER_HOME: Readonly<Record<string, boolean>> = {
  'relay/MCSFE_getPlayerRankProgress': true,
  'relay/CBS_unreadCount': true,
  'relay/WPSCORE_getCustomerServiceScript': false,
  'member/info': true,
  'relay/MCSFE_getMerchantAvailablePromotions': false,
}

/** The calls by the journey that tests all faults on them. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'faults.home.spec.ts': Object.keys(Object.assign({}, ...Object.values(SECTIONS))),
  'faults.member.spec.ts': Object.keys(MEMBER_HOME),
  'faults.account.spec.ts': [
    'session/login',
    'session/key/rsa',
    'member/register',
    'member/register/autoUsername',
  ],
  'faults.actions.spec.ts': ['session/logout', 'member/language', 'game/launchGame', 'relay/CBS_launchChat'],
  'faults.launch.spec.ts': ['relay/GCS_gameTrialLaunch', 'relay/MCSFE_getAppDownloadConfig'],
  'faults.forms.spec.ts': [
    'session/login/verification',
    'verification/sms/noLogin',
    'verification/email/noLogin',
    'member/register/mobile',
    'member/password',
    'system/country',
    'relay/MCSFE_trackEvents',
  ],
  'faults.captcha.spec.ts': ['captcha/image', 'captcha/geetest'],
  'faults.site.spec.ts': ['system/status', 'system/manifest.json', 'system/domainRoute'],
  'faults.money.spec.ts': [
    'relay/MCSFE_getDepositSettings',
    'relay/MCSFE_getWithdrawAccountInfo',
    'relay/MCSFE_getDepositStats',
    'relay/MCSFE_getWithdrawalStats',
    'member/payments',
    'member/referral',
    'member/deposit',
    'member/withdraw',
    'member/bankCard',
    'member/bankCardPix',
    'member/feedback',
  ],
  'faults.club.spec.ts': [
    'relay/MCSFE_getVipLabels',
    'relay/MCSFE_getMissions',
    'relay/MCSFE_getLeaderBoard',
    'relay/MCSFE_getMallItems',
    'member/promotion/claim',
    'member/mission/claim',
    'member/mall/redeem',
  ],
  'faults.play.spec.ts': ['member/playLimits', 'member/playLimit', 'member/selfExclusion'],
  'faults.prompts.spec.ts': [
    'relay/MCSFE_getAppDownloadConfig',
    'relay/MCSFE_getDepositStats',
    'relay/MCSFE_getWithdrawalStats',
    'relay/WPSCORE_getDownloadSetting',
  ],
  'faults.push.spec.ts': [
    'member/pushToken',
    'relay/CSP_fcmBind',
    'relay/CSP_fcmSubscribe',
    'relay/CSP_fcmUnsubscribe',
  ],
  // A ping has no text and no screen of its own: the domain notice shows its result.
  'domainNotice.spec.ts': ['system/test/ping'],
}

/** The journey of each call. */
export const ROOM_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ROOMS).flatMap(([room, paths]) => paths.map((path) => [path, room] as const)),
)

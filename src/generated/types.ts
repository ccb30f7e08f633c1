// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.

/**
 * The value of MCSFE_getListAnnouncements (docs/contract.md).
 */
export type Announcements = {
  /**
   * Announcements in this order.
   *
   * @maxItems 500
   */
  announcements?: Announcement[]
}

/**
 * One announcement of the popup.
 */
export type Announcement = {
  /**
   * Id of the announcement.
   */
  id?: string | number
  /**
   * Title.
   */
  title?: string
  /**
   * What it says, HTML that is sanitised before it shows.
   */
  content?: string
  /**
   * Kind of activity that it belongs to, to which "Go to activity" then leads members. PR (public relations: what every announcement is fetched as), NOTICE, ANNOUNCEMENT, NEWS, NONE, 0 or nothing: it belongs to none. Guests never have the button: the activities are behind the login.
   */
  promotionType?: string
  /**
   * A for members, B for guests, F also on first login.
   */
  execution?: string
}

/**
 * The value of MCSFE_getAppDownloadConfig (docs/conformance.md § 2.3, § 2.4): when players are asked to install the app, and in what words. Unknown items are accepted.
 */
export type AppDownloadConfig = {
  /**
   * Picture behind the prompt.
   */
  app_background?: AppDownloadText
  /**
   * Words of the full-screen prompt.
   */
  app_desc?: AppDownloadText
  /**
   * Words of the bottom bar.
   */
  bottom_app_desc?: AppDownloadText
  /**
   * Whether the conditions below apply at all.
   */
  download_condition_switch?: AppDownloadSwitch
  /**
   * Seconds of play after which the prompt shows; -1 means disabled.
   */
  in_game_popup_interval?: AppDownloadCount
  /**
   * The prompt shows to players with a session only.
   */
  login_required?: AppDownloadSwitch
  /**
   * The prompt shows to members of at least this VIP rank (clubLabel.rankLevel); -1 means disabled.
   */
  vip_level?: AppDownloadCount
  /**
   * The prompt shows on the bind-card screens.
   */
  bind_card?: AppDownloadSwitch
  /**
   * Whether the prompt stands as a bottom bar at every start and after every login: any number above 0, true, or a word ("bottom", "fixed") is on; 0, -1, false, "off", "none" or "disabled" is off. It never opens the full screen: that comes by the rules of this configuration (deposits, withdrawals, registration age, first visits, bind card, play time), and where one of them holds it goes before the bar.
   */
  bottom_app_bar_mode?: AppDownloadMode
  /**
   * The prompt shows at this number of deposits; -1 means disabled.
   */
  deposit_times?: AppDownloadCount
  /**
   * As deposit_times, but the prompt cannot be closed.
   */
  deposit_times_forced?: AppDownloadCount
  /**
   * The prompt shows from this number of deposits on; -1 means disabled.
   */
  deposit_least_times?: AppDownloadCount
  /**
   * As deposit_least_times, but the prompt cannot be closed.
   */
  deposit_least_times_forced?: AppDownloadCount
  /**
   * The prompt shows at this number of withdrawals; -1 means disabled.
   */
  withdrawal_times?: AppDownloadCount
  /**
   * As withdrawal_times, but the prompt cannot be closed.
   */
  withdrawal_times_forced?: AppDownloadCount
  /**
   * The prompt shows from this number of withdrawals on; -1 means disabled.
   */
  withdrawal_least_times?: AppDownloadCount
  /**
   * As withdrawal_least_times, but the prompt cannot be closed.
   */
  withdrawal_least_times_forced?: AppDownloadCount
  /**
   * The prompt shows on the first visit of the deposit page.
   */
  first_deposit?: AppDownloadSwitch
  /**
   * The prompt shows on the first visit of the withdrawal page.
   */
  first_withdraw?: AppDownloadSwitch
  /**
   * The prompt shows from this number of whole days since registration on; -1 means disabled.
   */
  reg_days?: AppDownloadCount
  /**
   * As reg_days, but the prompt cannot be closed.
   */
  reg_days_forced?: AppDownloadCount
  /**
   * Domain rule: 2 excludes the listed domains, 3 includes only them, anything else: every domain.
   */
  domains_switch?: AppDownloadMode
  /**
   * The domains of the domain rule.
   */
  domains?: AppDownloadList
  /**
   * Look of the prompt.
   */
  theme?: AppDownloadMode
}

/**
 * An item with words or an address.
 */
export type AppDownloadText = {
  /**
   * Whether the item applies; absent: it does when it has a value.
   */
  enabled?: FlagValue
  /**
   * The words or the address.
   */
  value?: string
}

/**
 * An item that is on or off.
 */
export type AppDownloadSwitch = {
  /**
   * Whether the item applies; absent: it does when it has a value.
   */
  enabled?: FlagValue
  /**
   * On or off; -1 means disabled.
   */
  value?: SwitchSetting
}

/**
 * An item with a whole number.
 */
export type AppDownloadCount = {
  /**
   * Whether the item applies; absent: it does when it has a value.
   */
  enabled?: FlagValue
  /**
   * The number; -1 means disabled.
   */
  value?: CountSetting
}

/**
 * An item with a choice.
 */
export type AppDownloadMode = {
  /**
   * Whether the item applies; absent: it does when it has a value.
   */
  enabled?: FlagValue
  /**
   * The choice, a number or a word.
   */
  value?: number | string
}

/**
 * An item with several values.
 */
export type AppDownloadList = {
  /**
   * Whether the item applies; absent: it does when it has a value.
   */
  enabled?: FlagValue
  /**
   * The values: a list, or one string separated by commas, blanks or lines.
   *
   * @maxItems 1000
   */
  value?: string[] | string
}

/**
 * The value of MCSFE_getMerchantAvailablePromotions (docs/contract.md).
 *
 * @maxItems 1000
 */
export type AvailablePromotions = AvailablePromotion[]

/**
 * A promotion that a player may take part in.
 */
export type AvailablePromotion = {
  /**
   * Id of the promotion.
   */
  id: string | number
  /**
   * Title.
   */
  title: string
  /**
   * What it is about.
   */
  description?: string
  /**
   * True: it can be claimed now.
   */
  claimable?: boolean
}

/**
 * The value of POST /wps/member/bankCard and bankCardPix (the project's addition, docs/contract.md).
 */
export type BankAccountAdded = {
  /**
   * Id of the new account.
   */
  id?: string | number
}

/**
 * Body of POST /wps/member/bankCardPix, before encryption (the project's addition, docs/contract.md).
 */
export type BankCardPixRequest = {
  /**
   * Type of the PIX key.
   */
  keyType: 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'EVP'
  /**
   * The key in the form in which the central bank keeps it: digits, capital letters, +55…, lower case.
   */
  key: string
  /**
   * Account holder.
   */
  accountName: string
}

/**
 * Body of POST /wps/member/bankCard, before encryption (the project's addition, docs/contract.md).
 */
export type BankCardRequest = {
  /**
   * Code of the bank; absent where the player wrote its name.
   */
  bankCode?: string
  /**
   * Name of the bank.
   */
  bankName: string
  /**
   * Account number: letters and digits.
   */
  accountNo: string
  /**
   * Account holder.
   */
  accountName: string
}

/**
 * The value of MCSFE_getDepositStats and MCSFE_getWithdrawalStats (docs/contract.md).
 */
export type BankStats = {
  /**
   * How many deposits or withdrawals the member has made.
   */
  count?: number | string
  /**
   * Banks that were used.
   *
   * @maxItems 500
   */
  banks?: Bank[]
}

/**
 * A bank.
 */
export type Bank = {
  /**
   * Code of the bank.
   */
  bankCode?: string
  /**
   * Name of the bank.
   */
  bankName?: string
}

/**
 * The value of MCSFE_getBanners (docs/contract.md).
 *
 * @maxItems 500
 */
export type Banners = Banner[]

/**
 * A banner.
 */
export type Banner = {
  /**
   * Group: m_home, m_popup1, m_popup2 or another.
   */
  groupName?: string
  /**
   * Picture of the banner.
   */
  image: string
  /**
   * P promotion, URL address, G game; anything else leads nowhere.
   */
  linkageType?: string
  /**
   * Id of the promotion, address, or code of the game, by linkageType.
   */
  linkage?: string | number
  /**
   * Address, for URL.
   */
  url?: string
  /**
   * Room of the game.
   */
  roomId?: string | number
  /**
   * Node of the game.
   */
  nodeId?: string | number
  /**
   * Kind of game.
   */
  gameType?: string
  /**
   * Code of the vendor.
   */
  vendor?: string
  /**
   * What the banner is called.
   */
  title?: string
}

/**
 * The value of GET /wps/captcha/image (docs/contract.md).
 */
export type CaptchaImage = {
  /**
   * The picture as a data URL.
   */
  image: string
}

/**
 * merchants/<code>/cases/<name>.json: a state of one phone that the workbench has kept as a test, often from a player's report.
 */
export type Case = {
  /**
   * What the case is called.
   */
  title: string
  /**
   * The moment of the visit, ISO 8601; absent: the day of the run.
   */
  at?: string
  /**
   * The conditions of the visit that differ from a guest's on Android, as in a link of the workbench.
   */
  phone: {
    [k: string]: string
  }
  /**
   * A JSON merge patch over the status and the templates theme and home: changes that were not saved.
   */
  patch?: {}
  /**
   * Faults of the back office.
   *
   * @maxItems 20
   */
  faults?: {
    /**
     * A call; * stands for anything.
     */
    path: string
    /**
     * The kind of fault, as the control call takes it.
     */
    kind: string
    /**
     * HTTP status.
     */
    status?: number
    /**
     * Of a delay, ms.
     */
    delayMs?: number
  }[]
  /**
   * The phone shows this screen with exactly these features.
   */
  expected: {
    /**
     * The screen's id.
     */
    screen: string
    /**
     * Ids of features, among those that expectations.json may name.
     *
     * @maxItems 200
     */
    features: string[]
  }
}

/**
 * Body of POST /wps/member/password, before encryption (docs/contract.md). With a session: oldPassword and newPassword. Without one, for a forgotten password: newPassword, what says whose (username, or mobileNum, or the receiver alone), the receiver of the code (mobileNum, or email), and what proves it (verificationCode, or firebaseIdToken where Firebase sent it).
 */
export type ChangePasswordRequest = {
  /**
   * The password until now.
   */
  oldPassword?: string
  /**
   * The new password.
   */
  newPassword: string
  /**
   * Forgotten password: whose it is.
   */
  username?: string
  /**
   * Forgotten password: whose it is, or where the code went.
   */
  mobileNum?: string
  /**
   * Dialing code of the mobile number.
   */
  countryDialingCode?: string
  /**
   * Forgotten password: where the code went.
   */
  email?: string
  /**
   * Forgotten password: the code that was sent.
   */
  verificationCode?: string
  /**
   * Forgotten password: in place of the code, where Firebase sent it.
   */
  firebaseIdToken?: string
}

/**
 * The value of CBS_launchChat (docs/contract.md).
 */
export type ChatLaunch = {
  /**
   * Where the chat is.
   */
  chatUrl: string
}

/**
 * The value of a claim, of a promotion or a mission (the project's addition, docs/contract.md).
 */
export type Claimed = {
  /**
   * Id of what was claimed.
   */
  id?: string | number
  /**
   * What happens next.
   */
  message?: string
}

/**
 * Body of PUT /wps/system/configuration (the project's addition, docs/contract.md).
 */
export type ConfigurationChangeRequest = {
  /**
   * The version that the change was made for; another current one is a conflict.
   */
  version: string
  /**
   * The same for a request that is sent again: it is carried out once.
   */
  requestId: string
  /**
   * A JSON merge patch (RFC 7396) for each changed file.
   */
  patches: {
    [k: string]: {}
  }
}

/**
 * The value of GET /wps/system/configuration (the project's addition, docs/contract.md): a merchant's configuration as it is stored.
 */
export type Configuration = {
  /**
   * Changes with every change of a file.
   */
  version: string
  /**
   * The stored value by the name of the call that answers with it (system/status, system/manifest).
   */
  files: {
    [k: string]: {}
  }
}

/**
 * The value of GET /wps/system/country (docs/contract.md).
 */
export type CountryInfo = {
  /**
   * The visitor's country, such as BR.
   */
  countryCode?: string
  /**
   * The visitor's dialing code, such as 55.
   */
  countryDialingCode?: string | number
  /**
   * Currency code.
   */
  currency?: string
  /**
   * Currency symbol.
   */
  currencySymbol?: string
  /**
   * Countries to choose from.
   *
   * @maxItems 500
   */
  countries?: Country[]
}

/**
 * A country to choose.
 */
export type Country = {
  /**
   * Country code, such as BR.
   */
  countryCode: string
  /**
   * Dialing code, such as 55.
   */
  countryDialingCode: string | number
  /**
   * Name of the country.
   */
  name?: string
}

/**
 * One way to reach customer service (docs/contract.md).
 */
export type CustomerServiceEntry = {
  /**
   * What the entry is called.
   */
  title?: string
  /**
   * Who answers: AICAN, MIDUOKE, LIVECHAT, COMM100 or COMM100VIP; it decides how the address is built.
   */
  csType?: string
  /**
   * Where the entry shows.
   */
  csPosition?: string | number
  /**
   * The obfuscated address: base64 ciphertext followed by the 8-character key.
   */
  path: string
  /**
   * VIP labels that may see the entry; absent or empty: everyone.
   *
   * @maxItems 200
   */
  labelIds?: (string | number)[]
}

/**
 * The value of WPSCORE_getCustomerServiceScript (docs/contract.md).
 */
export type CustomerServiceScript = {
  /**
   * HTML with script elements.
   */
  scripts?: string
}

/**
 * The value of POST /wps/member/deposit (the project's addition, docs/contract.md): what the player pays, and how.
 */
export type DepositOrder = {
  /**
   * Id of the deposit.
   */
  id: string | number
  /**
   * How much is to be paid.
   */
  amount?: number | string
  /**
   * Currency code.
   */
  currency?: string
  /**
   * pending until the money is there, done afterwards, failed when it never will be.
   */
  status?: string
  /**
   * Text of a QR code that a bank's app reads, and that can be copied.
   */
  qr?: string
  /**
   * A page on which the player pays.
   */
  payUrl?: string
  /**
   * Until when it can be paid: milliseconds since 1970, or ISO 8601.
   */
  expiresAt?: number | string
  /**
   * Where to send the money, line by line.
   *
   * @maxItems 20
   */
  details?: DepositDetail[]
}

/**
 * One line of where to send the money.
 */
export type DepositDetail = {
  /**
   * bank, holder, account, reference or address: the app names it in the player's language.
   */
  kind?: string
  /**
   * What it is called, where it is none of those.
   */
  label?: string
  /**
   * What the player copies.
   */
  value: string
}

/**
 * Body of POST /wps/member/deposit (the project's addition, docs/contract.md).
 */
export type DepositRequest = {
  /**
   * Id of the way to deposit, as MCSFE_getDepositSettings has it.
   */
  methodId: string | number
  /**
   * How much, as decimal text in the currency's major unit.
   */
  amount: string
  /**
   * Currency code.
   */
  currency?: string
  /**
   * Id of the promotion that the player takes along.
   */
  promotionId?: string | number
  /**
   * The same for a request that is sent again: it is carried out once.
   */
  requestId: string
}

/**
 * The value of MCSFE_getDepositSettings (docs/contract.md).
 */
export type DepositSettings = {
  /**
   * Ways to deposit, in this order.
   *
   * @maxItems 200
   */
  methods?: DepositMethod[]
}

/**
 * A way to deposit.
 */
export type DepositMethod = {
  /**
   * Id of the method.
   */
  id: string | number
  /**
   * Name of the method.
   */
  name: string
  /**
   * Smallest amount.
   */
  min?: number | string
  /**
   * Largest amount.
   */
  max?: number | string
  /**
   * Picture of the method.
   */
  icon?: string
  /**
   * Addition: minutes within which the money is usually there; 0: at once. Anything else than a whole number up to 30 days is not shown.
   */
  arrivalMinutes?: number
}

/**
 * The value of GET /wps/system/domainRoute (docs/contract.md).
 */
export type DomainRoute = {
  /**
   * Ways to reach customer service.
   *
   * @maxItems 200
   */
  customerService?: CustomerServiceEntry[]
  /**
   * Domains of the site.
   *
   * @maxItems 1000
   */
  domainList?: DomainEntry[]
}

/**
 * A domain of the site.
 */
export type DomainEntry = {
  /**
   * The domain, with or without its scheme.
   */
  domainName: string
}

/**
 * The value of WPSCORE_getDownloadSetting (docs/contract.md).
 */
export type DownloadSetting = {
  /**
   * App packages and icons.
   *
   * @maxItems 200
   */
  resources?: Resource[]
  /**
   * A newer version of the app.
   */
  upgrade?: AppUpgrade
}

/**
 * A newer version of the app.
 */
export type AppUpgrade = {
  /**
   * Its version, such as 2.4.40.
   */
  version?: string
  /**
   * Where it is.
   */
  url?: string
}

/**
 * merchants/<code>/drafts/<name>.json: a change of the configuration that is kept to be looked at, and not published yet.
 */
export type Draft = {
  /**
   * What the draft is called.
   */
  title: string
  /**
   * The reason of the change.
   */
  why?: string
  /**
   * Who kept it; absent where git did not know.
   */
  by?: Person
  /**
   * When it was kept, ISO 8601.
   */
  when: string
  /**
   * A JSON merge patch (RFC 7396) over the status, and over the templates theme and home of the manifest.
   */
  patch: {
    /**
     * Over the status.
     */
    status?: {}
    /**
     * Over the template theme.
     */
    theme?: {}
    /**
     * Over the template home.
     */
    home?: {}
  }
  /**
   * The yes of a second person.
   */
  approved?: {
    /**
     * Who said yes.
     */
    by: Person
    /**
     * ISO 8601.
     */
    when: string
    /**
     * The hash of what was approved: the files before and after the change.
     */
    stamp: string
  }
}

/**
 * A person, as git knows them.
 */
export type Person = {
  /**
   * As in user.name.
   */
  name: string
  /**
   * As in user.email: it tells two persons apart.
   */
  email: string
}

/**
 * What every /wps call answers (docs/contract.md). A business failure is success false, usually with HTTP 200.
 */
export type Envelope = {
  /**
   * True when the call did what it was asked to do.
   */
  success: boolean
  /**
   * What the call answers; its shape is the schema of that call.
   */
  value?: {
    [k: string]: unknown
  }
  /**
   * Words from the server for a person, in the language of the request.
   */
  message?: string
  /**
   * Why it failed, for the error catalogue, such as login.cred.err or TOO_MANY_REQUEST.
   */
  errorCode?: string
}

/**
 * merchants/<code>/expectations.json: which features are on, for each visitor on each screen.
 */
export type Expectations = {
  /**
   * For editors.
   */
  $schema?: string
  /**
   * What each visitor sees.
   */
  visitors: ExpectedVisitors
}

/**
 * What each visitor sees.
 */
export type ExpectedVisitors = {
  /**
   * No session.
   */
  guest?: ExpectedScreens
  /**
   * A member on their first login.
   */
  newMember?: ExpectedScreens
  /**
   * A regular member.
   */
  member?: ExpectedScreens
  /**
   * A member of type 1 or 2.
   */
  agent?: ExpectedScreens
  /**
   * A member of type 4.
   */
  type4?: ExpectedScreens
  /**
   * Inside the official app.
   */
  inApp?: ExpectedScreens
  /**
   * In the installed web app.
   */
  installed?: ExpectedScreens
}

/**
 * Features that are on, by screen.
 */
export type ExpectedScreens = {
  /**
   * Features on the screen home.
   *
   * @maxItems 100
   */
  home?: FeatureId[]
  /**
   * Features on the screen login.
   *
   * @maxItems 100
   */
  login?: FeatureId[]
  /**
   * Features on the screen register.
   *
   * @maxItems 100
   */
  register?: FeatureId[]
  /**
   * Features on the screen member.home.
   *
   * @maxItems 100
   */
  'member.home'?: FeatureId[]
  /**
   * Features on the screen game.
   *
   * @maxItems 100
   */
  game?: FeatureId[]
  /**
   * Features on the screen changePassword.
   *
   * @maxItems 100
   */
  changePassword?: FeatureId[]
  /**
   * Features on the screen launchGame.
   *
   * @maxItems 100
   */
  launchGame?: FeatureId[]
  /**
   * Features on the screen voucherCenter.
   *
   * @maxItems 100
   */
  voucherCenter?: FeatureId[]
  /**
   * Features on the screen withdraw.
   *
   * @maxItems 100
   */
  withdraw?: FeatureId[]
  /**
   * Features on the screen addBankCard.
   *
   * @maxItems 100
   */
  addBankCard?: FeatureId[]
  /**
   * Features on the screen addBankCardPix.
   *
   * @maxItems 100
   */
  addBankCardPix?: FeatureId[]
  /**
   * Features on the screen activity.
   *
   * @maxItems 100
   */
  activity?: FeatureId[]
  /**
   * Features on the screen rewardCenter.
   *
   * @maxItems 100
   */
  rewardCenter?: FeatureId[]
  /**
   * Features on the screen agentRegister.
   *
   * @maxItems 100
   */
  agentRegister?: FeatureId[]
  /**
   * Features on the screen inviteFriends.
   *
   * @maxItems 100
   */
  inviteFriends?: FeatureId[]
  /**
   * Features on the screen feedback.
   *
   * @maxItems 100
   */
  feedback?: FeatureId[]
  /**
   * Features on the screen mall.
   *
   * @maxItems 100
   */
  mall?: FeatureId[]
  /**
   * Features on the screen paymentHistory.
   *
   * @maxItems 100
   */
  paymentHistory?: FeatureId[]
  /**
   * Features on the screen responsiblePlay.
   *
   * @maxItems 100
   */
  responsiblePlay?: FeatureId[]
  /**
   * Features on the screen leaderBoard.
   *
   * @maxItems 100
   */
  leaderBoard?: FeatureId[]
  /**
   * Features on the screen benefits.
   *
   * @maxItems 100
   */
  benefits?: FeatureId[]
  /**
   * Features on the screen maintenance.
   *
   * @maxItems 100
   */
  maintenance?: FeatureId[]
  /**
   * Features on the screen accessDenied.
   *
   * @maxItems 100
   */
  accessDenied?: FeatureId[]
  /**
   * Features on the screen domainUnavailable.
   *
   * @maxItems 100
   */
  domainUnavailable?: FeatureId[]
  /**
   * Features on the screen siteError.
   *
   * @maxItems 100
   */
  siteError?: FeatureId[]
  /**
   * Features on the screen notFound.
   *
   * @maxItems 100
   */
  notFound?: FeatureId[]
}

/**
 * Id of a feature (docs/contract.md).
 */
export type FeatureId =
  | 'installPrompt'
  | 'iosGuide'
  | 'downloadBar'
  | 'appDownloadPrompt'
  | 'notificationPrompt'
  | 'secondFactor'
  | 'countryPicker'
  | 'captcha'
  | 'updatePrompt'
  | 'upgradePrompt'
  | 'chat'
  | 'customerService'
  | 'thirdPartySignIn'
  | 'loginChoose'
  | 'domainNotice'
  | 'miniGame'
  | 'announcements'
  | 'welcomeImage'
  | 'activityShortcut'
  | 'vipProgress'
  | 'gameFrame'
  | 'banners'
  | 'promotions'
  | 'gameLanes'
  | 'lottery'
  | 'languagePicker'

/**
 * Id of a screen (docs/contract.md).
 */
export type ScreenId =
  | 'home'
  | 'login'
  | 'register'
  | 'member.home'
  | 'game'
  | 'changePassword'
  | 'launchGame'
  | 'voucherCenter'
  | 'withdraw'
  | 'addBankCard'
  | 'addBankCardPix'
  | 'activity'
  | 'rewardCenter'
  | 'agentRegister'
  | 'inviteFriends'
  | 'feedback'
  | 'mall'
  | 'leaderBoard'
  | 'benefits'
  | 'paymentHistory'
  | 'responsiblePlay'
  | 'maintenance'
  | 'accessDenied'
  | 'domainUnavailable'
  | 'siteError'
  | 'notFound'

/**
 * Body of CSP_fcmBind, CSP_fcmSubscribe and CSP_fcmUnsubscribe (docs/contract.md).
 */
export type FcmRequest = {
  /**
   * Push token.
   */
  registrationToken: string
  /**
   * Topic to subscribe to, such as ALL.
   */
  topic?: string
  /**
   * True: leave all topics.
   */
  unsubscribeAll?: boolean
}

/**
 * Body of POST /wps/member/feedback (docs/contract.md).
 */
export type FeedbackRequest = {
  /**
   * What it is about.
   */
  title: string
  /**
   * What the player says.
   */
  content: string
  /**
   * How to reach the player.
   */
  contact?: string
}

/**
 * The value of GCSGAME_getGameMatchV2 (docs/contract.md): coming matches and draws.
 *
 * @maxItems 1000
 */
export type GameMatches = GameMatch[]

/**
 * A match, or a draw where home and away are missing.
 */
export type GameMatch = {
  /**
   * Id of the match.
   */
  id?: string | number
  /**
   * What it is.
   */
  title?: string
  /**
   * When it starts: milliseconds since 1970, or ISO 8601.
   */
  startTime?: number | string
  /**
   * Who plays at home.
   */
  home?: string
  /**
   * Who visits.
   */
  away?: string
  /**
   * Where it leads.
   */
  url?: string
  /**
   * What the first prize of a draw is worth, as people read it there (an addition).
   */
  jackpot?: string
  /**
   * The numbers of a draw that has been held, in the order in which they are read (an addition).
   *
   * @maxItems 40
   */
  result?: string[]
}

/**
 * The value of GCSGAME_newGameVendor (docs/contract.md).
 */
export type GameVendorLanes = {
  /**
   * The games.
   */
  data?: GameVendorData
}

/**
 * The games.
 */
export type GameVendorData = {
  /**
   * Lanes in this order.
   *
   * @maxItems 200
   */
  lanes?: GameLane[]
}

/**
 * A lane of games.
 */
export type GameLane = {
  /**
   * What the lane is called.
   */
  title?: string
  /**
   * Classes of the lane.
   *
   * @maxItems 200
   */
  gameClassify?: GameClass[]
  /**
   * How many games the lane has in all.
   */
  gameCount?: number
  /**
   * Game cards in this order.
   *
   * @maxItems 5000
   */
  cards?: GameCard[]
}

/**
 * A class of games.
 */
export type GameClass = {
  /**
   * Vendors of the class.
   *
   * @maxItems 500
   */
  vendors?: GameVendor[]
}

/**
 * A maker of games.
 */
export type GameVendor = {
  /**
   * Code of the vendor.
   */
  vendor: string
  /**
   * Name of the vendor.
   */
  displayName?: string
  /**
   * Picture of the vendor.
   */
  icon?: string
}

/**
 * A game to choose.
 */
export type GameCard = {
  /**
   * Kind of wallet that the game plays on.
   */
  accountTypeName?: string
  /**
   * Name of the game.
   */
  displayName: string
  /**
   * Code of the game.
   */
  code: string
  /**
   * Node of the game.
   */
  nodeId?: string | number
  /**
   * Code of the vendor.
   */
  vendor?: string
  /**
   * Kind of game, such as RNG.
   */
  gameType?: string
  /**
   * Picture of the game.
   */
  image?: string
  /**
   * True: the game can be tried without money.
   */
  hasTrial?: boolean
}

/**
 * The value of GET /wps/captcha/geetest (docs/contract.md), version 3.
 */
export type GeetestInit = {
  /**
   * Captcha id.
   */
  gt: string
  /**
   * Challenge of this attempt.
   */
  challenge?: string
  /**
   * Whether the newer kind is used.
   */
  newCaptcha?: FlagValue
  /**
   * Whether the vendor's server was reached.
   */
  success?: FlagValue
}

/**
 * The template parameter home (docs/contract.md): what home shows, in order. Absent: the layout's own.
 */
export type HomeTemplate = {
  /**
   * Sections from top to bottom.
   *
   * @maxItems 64
   */
  sections?: HomeSection[]
}

/**
 * One section of home; an unknown type or option is a problem and leaves the others untouched.
 */
export type HomeSection =
  | BannerCarouselSection
  | AnnouncementMarqueeSection
  | QuickActionsSection
  | GameLanesSection
  | LotteryDrawsSection
  | GameMatchesSection
  | PromotionsSection
  | VipProgressSection
  | FooterSection

/**
 * The value of launchGame and GCS_gameTrialLaunch (docs/contract.md).
 */
export type LaunchGame = {
  /**
   * Where the game is.
   */
  gameUrl: string
}

/**
 * The value of MCSFE_getLeaderBoard (the project's addition, docs/contract.md).
 */
export type LeaderBoard = {
  /**
   * What is ranked.
   */
  title?: string
  /**
   * When it ends: milliseconds since 1970, or ISO 8601.
   */
  endsAt?: number | string
  /**
   * The best, best first.
   *
   * @maxItems 1000
   */
  entries?: LeaderBoardEntry[]
  /**
   * Where the member stands.
   */
  own?: LeaderBoardEntry
}

/**
 * One place.
 */
export type LeaderBoardEntry = {
  /**
   * Place, from 1.
   */
  rank: number
  /**
   * Who stands there, masked.
   */
  name?: string
  /**
   * Points.
   */
  score?: number
}

/**
 * Body of POST /wps/session/login, before encryption (docs/conformance.md § 1.3).
 */
export type LoginRequest = {
  /**
   * How the player logs in.
   */
  type: 'username' | 'sms' | 'firebase'
  /**
   * Username; the mobile number for type sms.
   */
  username?: string
  /**
   * Password.
   */
  password?: string
  /**
   * Mobile number, for type sms.
   */
  mobileNum?: string
  /**
   * Dialing code of the mobile number.
   */
  countryDialingCode?: string
  /**
   * Code from the SMS.
   */
  verificationCode?: string
  /**
   * Provider: facebook, google, twitter, line and others.
   */
  firebaseChannel?: string
  /**
   * Token that the provider gave.
   */
  firebaseIdToken?: string
  /**
   * Geetest v3: the challenge.
   */
  geetestChallenge?: string
  /**
   * Geetest v3: the result.
   */
  geetestSeccode?: string
  /**
   * Geetest v4: the result, as an object or as JSON in a string.
   */
  geetestValidateV4?:
    | string
    | {
        [k: string]: unknown
      }
  /**
   * Text of the plain captcha.
   */
  captcha?: string
  /**
   * Id of this device.
   */
  loginDeviceId?: string
  /**
   * True in the official app.
   */
  isOfficialAppLogin?: boolean
  /**
   * PWA, WEBCLIP, IPAD or MOBILE.
   */
  device?: string
}

/**
 * The value of a login, also after a second factor (docs/contract.md).
 */
export type LoginResponse = {
  /**
   * The session token.
   */
  token: string
  /**
   * The member's id.
   */
  id?: string | number
  /**
   * Username.
   */
  userName?: string
  /**
   * What the member is: -1 none, 0 regular, 1 and 2 agent, 4 special.
   */
  customerType?: number
  /**
   * True on the first login of the member.
   */
  firstTimeLogin?: boolean
  /**
   * True when the password has expired.
   */
  passwordExpired?: boolean
}

/**
 * The value of MCSFE_getMallItems (the project's addition, docs/contract.md).
 */
export type MallItems = {
  /**
   * Points that the member has.
   */
  points?: number
  /**
   * What there is, in this order.
   *
   * @maxItems 1000
   */
  items?: MallItem[]
}

/**
 * Something that points buy.
 */
export type MallItem = {
  /**
   * Id of the item.
   */
  id: string | number
  /**
   * What it is.
   */
  title: string
  /**
   * More about it.
   */
  description?: string
  /**
   * Its picture.
   */
  image?: string
  /**
   * What it costs.
   */
  points: number
  /**
   * How many are left; absent: enough.
   */
  stock?: number
}

/**
 * Body of POST /wps/member/mall/redeem (the project's addition, docs/contract.md).
 */
export type MallRedeemRequest = {
  /**
   * Id of the item.
   */
  itemId: string | number
  /**
   * The same for the same wish: what is sent twice is carried out once.
   */
  requestId: string
}

/**
 * The value of POST /wps/member/mall/redeem (the project's addition, docs/contract.md).
 */
export type MallRedeemed = {
  /**
   * Id of the order.
   */
  id: string | number
  /**
   * Points that are left.
   */
  points?: number
}

/**
 * The value of GET /wps/member/info (docs/contract.md).
 */
export type MemberInfo = {
  /**
   * What the member is: -1 none, 0 regular, 1 and 2 agent, 4 special.
   */
  type?: number
  /**
   * The member's id.
   */
  id?: string | number
  /**
   * The member's id under its other name.
   */
  customerId?: string | number
  /**
   * Username.
   */
  userName?: string
  /**
   * Account name.
   */
  account?: string
  /**
   * When the member registered: milliseconds since 1970, or ISO 8601.
   */
  regDate?: number | string
  /**
   * Platform language of the member.
   */
  language?: string
  /**
   * VIP label.
   */
  clubLabel?: ClubLabel
  /**
   * Balance in the member's currency.
   */
  balance?: number | string
  /**
   * Currency code.
   */
  currency?: string
}

/**
 * A VIP label.
 */
export type ClubLabel = {
  /**
   * Id of the label.
   */
  labelId?: string | number
  /**
   * Name of the label.
   */
  labelName?: string
  /**
   * AUTO shows the VIP benefits.
   */
  type?: string
  /**
   * Rank of the label, higher is better.
   */
  rankLevel?: number | string
}

/**
 * Body of POST /wps/member/language (docs/contract.md).
 */
export type MemberLanguageRequest = {
  /**
   * Platform language.
   */
  language: string
  /**
   * Merchant code.
   */
  merchantCode?: string
}

/**
 * merchants/<code>/members.json: the members of a merchant in the embedded back office.
 */
export type Members = {
  /**
   * For editors.
   */
  $schema?: string
  /**
   * The members.
   *
   * @maxItems 1000
   */
  members: Member[]
}

/**
 * A member of the embedded back office. Passwords are made up.
 */
export type Member = {
  /**
   * Username.
   */
  userName: string
  /**
   * Password, made up.
   */
  password: string
  /**
   * The member's id.
   */
  id: string | number
  /**
   * What the member is: -1 none, 0 regular, 1 and 2 agent, 4 special.
   */
  type: -1 | 0 | 1 | 2 | 4
  /**
   * Mobile number.
   */
  mobileNum?: string
  /**
   * Email address.
   */
  email?: string
  /**
   * Payee name.
   */
  payeeName?: string
  /**
   * Second factors that the member needs to choose from.
   */
  secondFactor?: MemberSecondFactor
  /**
   * Code that the member's authenticator shows.
   */
  ga?: string
  /**
   * When the member registered, ISO 8601.
   */
  regDate?: number | string
  /**
   * Platform language.
   */
  language?: string
  /**
   * VIP label.
   */
  clubLabel?: ClubLabel
  /**
   * Balance.
   */
  balance?: number | string
  /**
   * Currency code.
   */
  currency?: string
  /**
   * True: the next login is the first.
   */
  firstTimeLogin?: boolean
  /**
   * True: the password has expired.
   */
  passwordExpired?: boolean
  /**
   * Identities of third parties that are bound to the member: <Firebase provider>:<id>, or phone:<number>.
   *
   * @maxItems 50
   */
  identities?: string[]
  /**
   * What a login with the right password answers instead.
   */
  loginFailure?: MemberLoginFailure
  /**
   * Why this member exists.
   */
  note: string
  /**
   * Answers for this member in place of the merchant's, by path of the call.
   */
  wps?: {
    [k: string]: unknown
  }
}

/**
 * A business failure.
 */
export type MemberLoginFailure = {
  /**
   * errorCode.
   */
  code: string
  /**
   * The server's words.
   */
  message: string
}

/**
 * Second factors of a member.
 */
export type MemberSecondFactor = {
  /**
   * By SMS.
   */
  sms?: true
  /**
   * By email.
   */
  email?: true
  /**
   * By Google Authenticator.
   */
  ga?: true
  /**
   * By payee name.
   */
  payeeName?: true
}

/**
 * merchants/<code>/merchant.json: the folder of a merchant.
 */
export type Merchant = {
  /**
   * For editors.
   */
  $schema?: string
  /**
   * The merchant's code, as its folder is called.
   */
  code: string
  /**
   * What the merchant is called.
   */
  name: string
  /**
   * Domains that serve this merchant, beside <code>.localhost.
   *
   * @maxItems 200
   */
  domains: string[]
  /**
   * The origin that this folder was recorded from (merchant record): the hosts of the merchant that is served there are this one's own brand.
   */
  recordedFrom?: string
  /**
   * Where this merchant runs, by name (production, staging): the origins that merchant diff compares with this folder.
   */
  environments?: {
    [k: string]: string
  }
  /**
   * True: changes of the configuration are kept as drafts, and published after a second person's yes (merchant drafts).
   */
  reviewRequired?: boolean
  /**
   * Why this merchant exists.
   */
  note?: string
}

/**
 * Body of POST /wps/member/mission/claim (the project's addition, docs/contract.md).
 */
export type MissionClaimRequest = {
  /**
   * Id of the mission.
   */
  missionId: string | number
  /**
   * The same for the same wish: what is sent twice is carried out once.
   */
  requestId?: string
}

/**
 * The value of MCSFE_getMissions (the project's addition, docs/contract.md).
 */
export type Missions = {
  /**
   * Missions in this order.
   *
   * @maxItems 500
   */
  missions?: Mission[]
}

/**
 * Something to do for a reward.
 */
export type Mission = {
  /**
   * Id of the mission.
   */
  id: string | number
  /**
   * What it is.
   */
  title: string
  /**
   * What to do.
   */
  description?: string
  /**
   * How much of it is done.
   */
  done?: number
  /**
   * How much of it there is to do.
   */
  total?: number
  /**
   * What it brings.
   */
  reward?: string
  /**
   * open, claimable or claimed; absent: open until all of it is done.
   */
  state?: string
  /**
   * Until when: milliseconds since 1970, or ISO 8601.
   */
  endsAt?: number | string
  /**
   * Where it is done.
   */
  url?: string
}

/**
 * The value of GET /wps/member/payments (the project's addition, docs/contract.md): the member's deposits and withdrawals, the latest first.
 */
export type Payments = {
  /**
   * One page of them.
   *
   * @maxItems 200
   */
  payments?: Payment[]
  /**
   * Where the next page begins: the value of `before`. Absent: there are no more.
   */
  next?: string | number
}

/**
 * A deposit or a withdrawal.
 */
export type Payment = {
  /**
   * The number that the member can quote.
   */
  id: string | number
  /**
   * What it is.
   */
  type: 'deposit' | 'withdrawal'
  /**
   * Its amount, in the member's currency.
   */
  amount: number | string
  /**
   * How it stands.
   */
  status: 'pending' | 'done' | 'refused' | 'cancelled'
  /**
   * When it was ordered; ISO 8601 or milliseconds since 1970.
   */
  time: number | string
  /**
   * How it was paid, in words for members.
   */
  method?: string
  /**
   * Why it was refused, in words for members.
   */
  reason?: string
}

/**
 * Body of POST /wps/member/playLimit (the project's addition, docs/contract.md).
 */
export type PlayLimitRequest = {
  /**
   * How long the limit counts.
   */
  period: 'day' | 'week' | 'month'
  /**
   * The limit, decimal text; absent: no limit.
   */
  amount?: string
  /**
   * ISO 4217.
   */
  currency?: string
  /**
   * The same for the same wish: what is sent twice is carried out once.
   */
  requestId: string
}

/**
 * The value of GET /wps/member/playLimits (the project's addition, docs/contract.md): the member's deposit limits.
 */
export type PlayLimits = {
  /**
   * At most one for each period; a period that is missing has no limit.
   *
   * @maxItems 20
   */
  limits?: PlayLimit[]
}

/**
 * The deposit limit of one period.
 */
export type PlayLimit = {
  /**
   * How long the limit counts.
   */
  period: 'day' | 'week' | 'month'
  /**
   * The limit in force; absent: none.
   */
  amount?: number | string
  /**
   * What has been deposited in this period so far.
   */
  used?: number | string
  /**
   * What the limit will be later: a limit is raised or removed only after a time.
   */
  next?: NextPlayLimit
}

/**
 * A limit from a moment on.
 */
export type NextPlayLimit = {
  /**
   * The limit from then on; absent: none.
   */
  amount?: number | string
  /**
   * The moment; ISO 8601 or milliseconds since 1970.
   */
  from: number | string
}

/**
 * The value of MCSFE_getPlayerRankProgress (docs/contract.md).
 */
export type PlayerRankProgress = {
  /**
   * How far the member is.
   */
  currentProgress?: RankConditions
  /**
   * From which label to which.
   */
  playerRankProgress?: RankLabels
}

/**
 * How far the member is; the ratio is completed by expected.
 */
export type RankConditions = {
  /**
   * Conditions that are met.
   */
  completedConditions?: number
  /**
   * Conditions in all.
   */
  totalExpectedConditions?: number
}

/**
 * From which label to which; without a next label the ratio is 1.
 */
export type RankLabels = {
  /**
   * Label that the member has.
   */
  labelId?: string | number
  /**
   * Its name.
   */
  labelName?: string
  /**
   * The next label.
   */
  nextLabelId?: string | number
  /**
   * Its name.
   */
  nextLabelName?: string
}

/**
 * The value of PROMOFE_getPromotionAnnouncementCategory (docs/contract.md).
 */
export type PromotionAnnouncementCategories = {
  /**
   * Categories in this order.
   *
   * @maxItems 200
   */
  categories?: PromotionCategory[]
}

/**
 * A category of promotions.
 */
export type PromotionCategory = {
  /**
   * Id of the category.
   */
  id?: string | number
  /**
   * Name of the category.
   */
  name?: string
  /**
   * Promotions in this order.
   *
   * @maxItems 1000
   */
  promotions?: Promotion[]
}

/**
 * A promotion.
 */
export type Promotion = {
  /**
   * Id of the promotion.
   */
  id: string | number
  /**
   * Title.
   */
  title: string
  /**
   * What it says, HTML that is sanitised before it shows.
   */
  content?: string
  /**
   * Picture of the promotion.
   */
  image?: string
}

/**
 * Body of POST /wps/member/promotion/claim (the project's addition, docs/contract.md).
 */
export type PromotionClaimRequest = {
  /**
   * Id of the promotion.
   */
  promotionId: string | number
  /**
   * The same for the same wish: what is sent twice is carried out once.
   */
  requestId?: string
}

/**
 * Body of POST and DELETE /wps/member/pushToken (docs/contract.md).
 */
export type PushTokenRequest = {
  /**
   * Push token.
   */
  token: string
  /**
   * Public key of the subscription.
   */
  vapidKey?: string
}

/**
 * The template parameter pwa (docs/contract.md): title and icons of the installed app.
 */
export type PwaTemplate = {
  /**
   * Title of the installed app.
   */
  title?: string
  /**
   * Address of each icon by its size.
   */
  icons?: {
    /**
     * Icon of 192 by 192 pixels.
     */
    '192x192'?: string
    /**
     * Icon of 256 by 256 pixels.
     */
    '256x256'?: string
    /**
     * Icon of 384 by 384 pixels.
     */
    '384x384'?: string
    /**
     * Icon of 512 by 512 pixels.
     */
    '512x512'?: string
    [k: string]: string | undefined
  }
}

/**
 * The value of GET /wps/member/referral (the project's addition, docs/contract.md): how a member brings others.
 */
export type Referral = {
  /**
   * Code that friends register with (r).
   */
  referralCode?: string
  /**
   * Code of an agent's own players (affiliateCode).
   */
  affiliateCode?: string
  /**
   * Where those who are invited register; absent: this site's own registration with the code.
   */
  link?: string
  /**
   * How many have registered.
   */
  invited?: number | string
  /**
   * What it has brought so far, in the member's currency.
   */
  earned?: number | string
  /**
   * What there is to get, in the player's language. Plain text.
   */
  terms?: string
}

/**
 * Body of the registration calls, before encryption (docs/conformance.md § 1.3).
 */
export type RegisterRequest = {
  /**
   * Where the player registers.
   */
  registerMethod?: 'APP' | 'H5' | 'PWA' | 'WEBCLIP'
  /**
   * Address of the page.
   */
  registerUrl?: string
  /**
   * Id of this device.
   */
  loginDeviceId?: string
  /**
   * True in the official app.
   */
  isOfficialAppLogin?: boolean
  /**
   * Domain of the site.
   */
  domain?: string
  /**
   * Code of who referred the player.
   */
  referralCode?: string
  /**
   * Code of the affiliate.
   */
  affiliateCode?: string
  /**
   * Pixel-tracking fields, as an object or as JSON in a string.
   */
  pixelTrack?:
    | string
    | {
        [k: string]: unknown
      }
  /**
   * True: the player is logged in at once.
   */
  login?: boolean
  /**
   * Username.
   */
  username?: string
  /**
   * Mobile number.
   */
  mobileNum?: string
  /**
   * Dialing code of the mobile number.
   */
  countryDialingCode?: string
  /**
   * Password.
   */
  password?: string
  /**
   * Code from the SMS.
   */
  verificationCode?: string
  /**
   * Provider, for automatic registration.
   */
  firebaseChannel?: string
  /**
   * Token that the provider gave.
   */
  firebaseIdToken?: string
  /**
   * Template of the SMS.
   */
  smsTemplate?: string
  /**
   * Geetest v3: the challenge.
   */
  geetestChallenge?: string
  /**
   * Geetest v3: the result.
   */
  geetestSeccode?: string
  /**
   * Geetest v4: the result, as an object or as JSON in a string.
   */
  geetestValidateV4?:
    | string
    | {
        [k: string]: unknown
      }
  /**
   * Text of the plain captcha.
   */
  captcha?: string
}

/**
 * The value of a registration (docs/contract.md).
 */
export type RegisterResponse = {
  /**
   * The member's id.
   */
  id?: string | number
  /**
   * The member's id under its other name.
   */
  customerId?: string | number
  /**
   * The session token, where the player is logged in at once.
   */
  token?: string
  /**
   * Username.
   */
  userName?: string
  /**
   * Username under its other name.
   */
  customerName?: string
  /**
   * True on the first login of the member.
   */
  firstTimeLogin?: boolean
}

/**
 * Body of POST to the status' info.reportUrl (docs/contract.md).
 */
export type ReportsRequest = {
  /**
   * What went wrong or how fast a page was, without anything of a person's.
   *
   * @minItems 1
   * @maxItems 20
   */
  reports: {
    /**
     * What kind of thing is told.
     */
    type: 'error' | 'contained' | 'problem' | 'csp' | 'vitals'
    /**
     * Milliseconds since 1970.
     */
    at: number
    /**
     * The screen's id.
     */
    screen: string
    /**
     * The build: the name of its entry.
     */
    release: string
    /**
     * The error's class, the problem's code, the policy's directive or the measure.
     */
    name?: string
    /**
     * Its words, without what they quote.
     */
    message?: string
    /**
     * file.js:line:column of the build's own files.
     *
     * @maxItems 5
     */
    stack?: string[]
    /**
     * Of a measure: milliseconds, or the score of layout shifts.
     */
    value?: number
    /**
     * The state in which it can be repeated. Of the player it says only whether there is a session.
     */
    visit?: {
      /**
       * The merchant's code.
       */
      merchant: string
      /**
       * The layout that draws the site.
       */
      layout: string
      /**
       * The platform's code of the page's language.
       */
      language?: string
      /**
       * Whether there is a session, never whose.
       */
      session: 'guest' | 'member'
      /**
       * How the page runs: in a browser of this system, installed, or in the merchant's app.
       */
      device: 'android' | 'ios' | 'other' | 'installed' | 'inApp'
      /**
       * The page's address without host and query; what is no plain word in it is *.
       */
      path: string
    }
    /**
     * The last call of this page that the back office refused.
     */
    failedCall?: {
      /**
       * Without query; what is no plain word in it is *.
       */
      path: string
      /**
       * HTTP status.
       */
      status: number
    }
  }[]
}

/**
 * One downloadable thing (docs/conformance.md § 1.3).
 */
export type Resource = {
  /**
   * What it is: Android, IOS, MOBILECONFIG, AppDownloadIcon, or a back office's own.
   */
  resourceType: string
  /**
   * Where it is; blanks around it are trimmed. Empty: not offered.
   */
  url: string
}

/**
 * The value of GET /wps/session/key/rsa (docs/contract.md).
 */
export type RsaKey = {
  /**
   * Base64 of the DER SubjectPublicKeyInfo of an RSA key.
   */
  publicKey: string
}

/**
 * merchants/<code>/schedule.json: changes of the configuration with a beginning and an end, as a campaign has them. The embedded back office obeys it by its clock.
 */
export type Schedule = {
  /**
   * For editors.
   */
  $schema?: string
  /**
   * The changes. Where two set one value at the same time, the later one in the file wins.
   *
   * @maxItems 200
   */
  changes: {
    /**
     * What the change is called in the calendar.
     */
    name: string
    /**
     * The first moment, ISO 8601 with its offset from UTC: 2027-02-05T00:00:00+07:00.
     */
    from: string
    /**
     * The first moment after it, ISO 8601 with its offset from UTC.
     */
    to: string
    /**
     * What is set meanwhile, as in merchant set: CBS3=off, welcome_image_wait=30, mobileTemplate=M2, theme.accent=#E11D48.
     *
     * @minItems 1
     * @maxItems 50
     */
    set: string[]
    /**
     * Why.
     */
    note?: string
  }[]
}

/**
 * Body of POST /wps/session/login/verification, before encryption (docs/conformance.md § 1.3).
 */
export type SecondFactorRequest = {
  /**
   * Username.
   */
  username?: string
  /**
   * Password.
   */
  password?: string
  /**
   * E email, P payee name, G Google Authenticator, S SMS.
   */
  method: 'E' | 'P' | 'G' | 'S'
  /**
   * Email address, for E.
   */
  email?: string
  /**
   * Payee name, for P.
   */
  payeeName?: string
  /**
   * Code of the authenticator, for G.
   */
  authCode?: string
  /**
   * Mobile number, for S.
   */
  mobileNum?: string
  /**
   * Code that was sent, for E and S.
   */
  verificationCode?: string
  /**
   * Who confirmed the identity. Present where firebaseIdToken is an identity: alone it says who logs in, in place of username and password; beside them it is to be bound.
   */
  firebaseChannel?: string
  /**
   * With firebaseChannel: the identity of the login, as the login sent it. Without: what proves the phone, for S where Firebase checks the code.
   */
  firebaseIdToken?: string
  /**
   * Dialing code of the mobile number.
   */
  countryDialingCode?: string
}

/**
 * The value beside errorCode login_verify_required: which second factors are allowed (docs/contract.md).
 */
export type SecondFactorRequired = {
  /**
   * True: by the address that the account knows, typed in full.
   */
  email?: boolean
  /**
   * True: by Google Authenticator.
   */
  ga?: boolean
  /**
   * True: by a code sent by SMS.
   */
  sms?: boolean
  /**
   * True: by the payee name.
   */
  payeeName?: boolean
}

/**
 * Home section: announcements in a running line (docs/contract.md).
 */
export type AnnouncementMarqueeSection = {
  /**
   * Which section this is.
   */
  type: 'announcementMarquee'
  /**
   * Speed in pixels per second; 0: it stands still. Default: 60.
   */
  speed?: number
}

/**
 * Home section: the carousel of banners (docs/contract.md).
 */
export type BannerCarouselSection = {
  /**
   * Which section this is.
   */
  type: 'bannerCarousel'
  /**
   * Banner group that it shows. Default: "m_home".
   */
  group?: string
  /**
   * Milliseconds before the next banner; 0: it does not move by itself. Default: 5000.
   */
  interval?: number
}

/**
 * Home section: the end of the page (docs/contract.md).
 */
export type FooterSection = {
  /**
   * Which section this is.
   */
  type: 'footer'
  /**
   * Links in this order.
   *
   * @maxItems 50
   */
  links?: FooterLink[]
}

/**
 * A link in the footer.
 */
export type FooterLink = {
  /**
   * What the link is called.
   */
  title: string
  /**
   * Where it leads.
   */
  url: string
}

/**
 * Home section: lanes of game cards (docs/contract.md).
 */
export type GameLanesSection = {
  /**
   * Which section this is.
   */
  type: 'gameLanes'
  /**
   * Titles of the lanes to show, in this order; absent: all lanes.
   *
   * @maxItems 100
   */
  titles?: string[]
  /**
   * How many cards in a lane at most; absent: all.
   */
  limit?: number
}

/**
 * Home section: coming matches (docs/contract.md).
 */
export type GameMatchesSection = {
  /**
   * Which section this is.
   */
  type: 'gameMatches'
  /**
   * How many matches at most; absent: all.
   */
  limit?: number
}

/**
 * Home section: coming and past lottery draws (docs/contract.md).
 */
export type LotteryDrawsSection = {
  /**
   * Which section this is.
   */
  type: 'lotteryDraws'
  /**
   * How many draws at most; absent: all.
   */
  limit?: number
}

/**
 * Home section: promotions (docs/contract.md).
 */
export type PromotionsSection = {
  /**
   * Which section this is.
   */
  type: 'promotions'
  /**
   * Id or name of the promotion category to show; absent: all.
   */
  category?: string
  /**
   * How many promotions at most; absent: all.
   */
  limit?: number
}

/**
 * Home section: a row of actions (docs/contract.md).
 */
export type QuickActionsSection = {
  /**
   * Which section this is.
   */
  type: 'quickActions'
  /**
   * Actions in this order; absent: the layout's own.
   *
   * @maxItems 12
   */
  items?: ('deposit' | 'withdraw' | 'rewards' | 'invite' | 'service' | 'download')[]
}

/**
 * Home section: how far the member is to the next VIP label (docs/contract.md).
 */
export type VipProgressSection = {
  /**
   * Which section this is.
   */
  type: 'vipProgress'
}

/**
 * The value of POST /wps/member/selfExclusion, and of the login's failure member.self.excluded (the project's addition, docs/contract.md).
 */
export type SelfExcluded = {
  /**
   * The end; ISO 8601 or milliseconds since 1970; absent: for good.
   */
  until?: number | string
}

/**
 * Body of POST /wps/member/selfExclusion (the project's addition, docs/contract.md).
 */
export type SelfExclusionRequest = {
  /**
   * For how long; forever cannot be taken back.
   */
  period: 'day' | 'week' | 'month' | 'halfYear' | 'forever'
  /**
   * The same for the same wish: what is sent twice is carried out once.
   */
  requestId: string
}

/**
 * Body of POST /wps/verification/email/noLogin (docs/contract.md).
 */
export type SendEmailCodeRequest = {
  /**
   * Email address.
   */
  email: string
}

/**
 * Body of POST /wps/verification/sms/noLogin (docs/contract.md).
 */
export type SendSmsCodeRequest = {
  /**
   * Dialing code.
   */
  countryDialingCode?: string
  /**
   * Mobile number.
   */
  mobileNum: string
  /**
   * Geetest v3: the challenge.
   */
  geetestChallenge?: string
  /**
   * Geetest v3: the result.
   */
  geetestSeccode?: string
  /**
   * Geetest v4: the result, as an object or as JSON in a string.
   */
  geetestValidateV4?:
    | string
    | {
        [k: string]: unknown
      }
  /**
   * Text of the plain captcha.
   */
  captcha?: string
}

/**
 * MC_SESSION_INFO in session storage (docs/conformance.md § 1.3).
 */
export type SessionInfo = {
  /**
   * The member's id.
   */
  id?: string | number
  /**
   * The session token.
   */
  token: string
  /**
   * Merchant that the session belongs to.
   */
  merchantCode?: string
  /**
   * Username.
   */
  userName?: string
  /**
   * What the member is, from customerType: -1 none, 0 regular, 1 and 2 agent, 4 special.
   */
  type?: number
  /**
   * True on the first login of the member.
   */
  firstTimeLogin?: boolean
  /**
   * The member's id under its other name.
   */
  customerId?: string | number
}

/**
 * The one catalogue of back-office settings. -1 means disabled in each of them. Unknown settings are kept and reported.
 */
export type Settings = {
  /**
   * 1: closing the announcement popup first leads through all its slides. 0 or -1 means disabled. Default: 0.
   */
  announcement_force_read?: SwitchSetting
  /**
   * 1: the slides of the announcement popup change every 5 seconds. 0 or -1 means disabled. Default: 0.
   */
  announcement_autoplay?: SwitchSetting
  /**
   * 1: guests see the announcement popup on the register screen. 0 or -1 means disabled. Default: 0.
   */
  announcement_before_login?: SwitchSetting
  /**
   * Seconds after the start of home before the welcome image shows. -1 means disabled: no welcome image. Default: 20.
   */
  welcome_image_wait?: CountSetting
  /**
   * 1: players can invite friends. 0 or -1 means disabled: the referral action opens customer service. Default: 0.
   */
  referral_enabled?: SwitchSetting
  /**
   * 1: the referral promotion is switched off for the whole site, and the referral action leads guests to login; members, who are logged in already, are told that there is nothing to invite with now. 0 or -1 means disabled: nothing is switched off. Default: 0.
   */
  referral_promotion_disabled?: SwitchSetting
  /**
   * 1: the country dialing-code picker never shows. 0 or -1 means disabled: it shows by its own rules. Default: 0.
   */
  country_picker_disabled?: SwitchSetting
  /**
   * The floating shortcut button and what it opens. Absent, or enabled 0 or -1, means disabled. Default: {"enabled":0,"items":[]}.
   */
  activity_shortcut?: ActivityShortcut
  /**
   * 1: nothing is loaded or stored for marketing before the player has agreed. 0 or -1 means disabled. Default: 0.
   */
  marketing_consent_required?: SwitchSetting
  /**
   * language: amounts as people write them in the language of the page, with the currency's short sign (R$ 50,00; 50.000 ₫; ₱50.00). specification, or absent: BRL as in Brazil, every other currency as in Chinese, whatever the language. -1 means disabled, as specification. An addition of this project. Default: "specification".
   */
  moneyFormat?: 'specification' | 'language' | -1
  /**
   * IANA name of the time zone of draws, maintenance and offers that end, such as Asia/Ho_Chi_Minh; the zone is named where the visitor's clock differs. Absent, or unknown to the browser: the visitor's own. -1 means disabled, as absent. An addition of this project. Default: "".
   */
  timeZone?: string | number
  /**
   * 1: members see their deposits and withdrawals, with how each stands. 0 or absent: no such page. -1 means disabled, as 0. Needs the call of docs/contract.md, chapter 12. An addition of this project. Default: 0.
   */
  payment_history?: SwitchSetting
  /**
   * 1: members have a session clock, a reminder, deposit limits and self-exclusion, and the age mark shows in the footer and on login and registration. 0 or -1 means disabled: nothing of this shows, as where it is absent. Needs the calls of docs/contract.md, chapter 12. An addition of this project. Default: 0.
   */
  responsible_play?: SwitchSetting
  /**
   * With responsible_play: after so many minutes of play a dialog says how long the member has played, and again after as many more. 0 or -1 means disabled: no reminder. An addition of this project. Default: 60.
   */
  responsible_play_reminder?: CountSetting
  /**
   * With responsible_play: the age of the age mark and of the registration's terms, such as 18 or 21. 0 or -1 means disabled, as 18. An addition of this project. Default: 18.
   */
  responsible_play_age?: CountSetting
  /**
   * With responsible_play: the page that the age mark and the responsible-play screen lead to; http(s), or an address of the site. Absent: they lead nowhere. -1 means disabled, as absent. An addition of this project. Default: "".
   */
  responsible_play_url?: string | number
  [k: string]: unknown
}

/**
 * A setting that is on or off: boolean, 1 or 0, or either as a string; -1 means disabled.
 */
export type SwitchSetting = number | string | boolean

/**
 * A setting that is a whole number, or a string that holds one; -1 means disabled.
 */
export type CountSetting = number | string

/**
 * The activity shortcut button (docs/conformance.md § 2.2, docs/contract.md).
 */
export type ActivityShortcut = {
  /**
   * 1: the button shows; 0 or -1 means disabled.
   */
  enabled?: SwitchSetting
  /**
   * Picture of the button; absent: the layout's own.
   */
  icon?: string
  /**
   * What the button opens, in this order.
   *
   * @maxItems 50
   */
  items?: ActivityItem[]
}

/**
 * One entry of the activity shortcut.
 */
export type ActivityItem = {
  /**
   * What the entry is called.
   */
  title?: string
  /**
   * Picture of the entry.
   */
  icon?: string
  /**
   * Where it leads: APP_DOWNLOAD, REGISTER, DEPOSIT, REWARD_CENTER, MISSION, INVITE_FRIENDS, MEMBER, POINT_MARKET or REDIRECT_URL; anything else is left out with a warning.
   */
  redirect: string
  /**
   * The address for REDIRECT_URL.
   */
  externalLink?: string
  /**
   * Promotion categories that the entry opens.
   *
   * @maxItems 100
   */
  promoAnnouncementCategoryIds?: (string | number)[]
}

/**
 * Query of GET /wps/system/status (docs/contract.md).
 */
export type SystemStatusQuery = {
  /**
   * MOBILE.
   */
  device?: string
  /**
   * Tracked parameters of the visit.
   */
  track?: string
  /**
   * Domain that the visitor first came to.
   */
  originalDomain?: string
  /**
   * Address of the page.
   */
  url?: string
}

/**
 * The value of GET /wps/system/status (docs/contract.md): the site as the back office describes it.
 */
export type SystemStatus = {
  /**
   * The merchant of this host, as the header Merchant sends it (printable ASCII); info.merchantCode may say it instead.
   */
  merchantCode?: string
  /**
   * Everything about the merchant.
   */
  info?: SystemInfo
  /**
   * Where the visitor is, as the server sees it.
   */
  location?: VisitorLocation
  /**
   * True on a test site: the login's own Geetest switch counts as off there, so that the login asks for the plain captcha where its captcha is on, and for none where only the slider would ask for one. Codes by SMS are not affected.
   */
  test?: boolean
  /**
   * True: only the maintenance screen shows.
   */
  maintenance?: boolean
  /**
   * When the maintenance ends: milliseconds since 1970, or ISO 8601.
   */
  maintenanceEnd?: number | string
  /**
   * True: the visitor may not use the site from where they are.
   */
  regionRestriction?: boolean
}

/**
 * Everything about the merchant.
 */
export type SystemInfo = {
  /**
   * The merchant's code, as the header Merchant sends it (printable ASCII).
   */
  merchantCode?: string
  /**
   * What the merchant is called.
   */
  merchantName?: string
  /**
   * Id of the layout; an unknown one gives the default layout and a problem.
   */
  mobileTemplate?: string
  /**
   * Allowed platform languages. A visit speaks the first of these that is allowed: the address's, what the player chose on this phone, the member's own, the phone's; otherwise the first in this list.
   *
   * @maxItems 64
   */
  languages?: string[]
  /**
   * Currency code, such as BRL.
   */
  currency?: string
  /**
   * Ways to reach customer service.
   *
   * @maxItems 200
   */
  customerService?: CustomerServiceEntry[]
  /**
   * Rules of the registration form.
   */
  register?: AccountFormRules
  /**
   * Rules of the login form.
   */
  login?: AccountFormRules
  /**
   * App packages and icons.
   *
   * @maxItems 200
   */
  resources?: Resource[]
  /**
   * Switches.
   */
  whitelabelVal?: WhitelabelFlags
  /**
   * Settings; -1 means disabled.
   */
  settings?: Settings
  /**
   * Hosts for pictures, tried in this order.
   *
   * @maxItems 32
   */
  imageCDNs?: string[]
  /**
   * The SMS and sign-in provider.
   */
  sms?: SmsProvider
  /**
   * Gateway values.
   */
  gw?: GatewayConfig
  /**
   * Pixel id of each ad network: facebook, tiktok, kwai, google, bigo.
   */
  analytics?: {
    [k: string]: string
  }
  /**
   * Head of the page by path, such as /m/home, whose entry stands in for the others.
   */
  metadata?: {
    [k: string]: PageMetadata
  }
  /**
   * Address of the site's own origin that is told the session token: POST when a session begins, DELETE when it is over, with a Bearer token. Absent or empty: there is no token sync.
   */
  tokenSyncUrl?: string
  /**
   * Address of the site's own origin that is told what goes wrong in players' pages. Absent or empty: nothing is told.
   */
  reportUrl?: string
  /**
   * Hosts that may be given a token, beside the site's own and the domain list.
   *
   * @maxItems 200
   */
  trustedHosts?: string[]
}

/**
 * Where the visitor is.
 */
export type VisitorLocation = {
  /**
   * The visitor's IP address.
   */
  ip?: string
}

/**
 * Rules of the login or the registration form.
 */
export type AccountFormRules = {
  /**
   * The captcha of this form.
   */
  captcha?: CaptchaRule
  /**
   * True: the captcha is the Geetest slider.
   */
  geetest?: boolean
  /**
   * Registration only: password of a password-less mobile registration.
   */
  defaultPassword?: string
}

/**
 * Whether a form asks for a captcha.
 */
export type CaptchaRule = {
  /**
   * True: this form asks for a captcha.
   */
  enabled?: boolean
}

/**
 * Firebase configuration for SMS, sign-in and push.
 */
export type SmsProvider = {
  /**
   * True: Firebase sends the SMS codes.
   */
  firebase?: boolean
  /**
   * Public key of the Firebase project; empty: Firebase is not used.
   */
  apiKey?: string
  /**
   * Domain of the sign-in window.
   */
  authDomain?: string
  /**
   * Id of the Firebase project.
   */
  projectId?: string
  /**
   * Id of the web app in the Firebase project.
   */
  appId?: string
  /**
   * Sender id for push messages.
   */
  messagingSenderId?: string
  /**
   * Public key for push subscriptions.
   */
  vapidKey?: string
}

/**
 * Gateway values; more may be sent.
 */
export type GatewayConfig = {
  /**
   * Id of the Geetest captcha.
   */
  GEETEST_ID?: string
  /**
   * v3 or v4. Default: "v3".
   */
  GEETEST_VERSION?: string
  /**
   * Number of profile pictures to choose from. Accepted and read by nothing: no screen offers profile pictures. Default: 9.
   */
  PROFILE_ICON_COUNT?: number | string
  /**
   * Geetest API servers, host or http://host:port, tried in this order.
   *
   * @maxItems 16
   */
  GEETEST_API_SERVERS?: string[]
  /**
   * Geetest script servers, host or http://host:port, tried in this order.
   *
   * @maxItems 16
   */
  GEETEST_STATIC_SERVERS?: string[]
}

/**
 * Head of a page.
 */
export type PageMetadata = {
  /**
   * Title of the page.
   */
  title?: string
  /**
   * Keywords, separated by commas.
   */
  keywords?: string
  /**
   * Description for search engines.
   */
  description?: string
  /**
   * Canonical address.
   */
  canonical?: string
}

/**
 * The templates of a merchant (docs/contract.md).
 */
export type Templates = {
  /**
   * The values that templates are filled with.
   */
  parameters?: TemplateParameters
}

/**
 * The values that templates are filled with.
 */
export type TemplateParameters = {
  /**
   * The merchant's logo.
   */
  image_logo?: string
  /**
   * A PwaTemplate as JSON in a string.
   */
  pwa?: string
  /**
   * Words about the desktop app. Accepted and read by nothing: the app is for phones.
   */
  desktop_app_feature?: string
  /**
   * Icon for the iOS home screen.
   */
  apple_touch_icon?: string
  /**
   * A Theme as JSON in a string.
   */
  theme?: string
  /**
   * A HomeTemplate as JSON in a string.
   */
  home?: string
  /**
   * TextOverrides as JSON in a string: the merchant's own words.
   */
  texts?: string
}

/**
 * A merchant's own words (merchants/<code>/texts/<language>.json; the template parameter texts): per platform language code.
 */
export type TextOverrides = {
  /**
   * The texts of one language.
   *
   * This interface was referenced by `TextOverrides`'s JSON-Schema definition
   * via the `patternProperty` "^(CN|EN|ES|HI|ID|JA|KM|KO|MY|TA|TH|TW|VI|TY|UR|PT|PT-BR|MS|BN|TR)$".
   */
  [k: string]: LanguageTexts
}

/**
 * Text by its key; a key outside of the shell has its namespace before it: account:username. Plain text, with the placeholders of the app's own.
 */
export type LanguageTexts = {
  /**
   * The text.
   */
  [k: string]: string
}

/**
 * The template parameter theme (docs/contract.md): a few choices, from which every token is derived. Colours are checked by the theme engine.
 */
export type Theme = {
  /**
   * Dark, light, or as the visitor's device has it.
   */
  scheme?: 'dark' | 'light' | 'auto'
  /**
   * The brand's colour, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  brand?: string
  /**
   * The second colour, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  accent?: string
  /**
   * Shape of corners.
   */
  radius?: 'sharp' | 'soft' | 'round'
  /**
   * How raised things stand out.
   */
  elevation?: 'line' | 'shadow' | 'glow'
  /**
   * How close things stand.
   */
  density?: 'compact' | 'cosy'
  /**
   * How things move.
   */
  motion?: 'snappy' | 'soft'
  /**
   * Face of large words: system, or one that the layout offers.
   */
  display?: string
  /**
   * Overrides of derived tokens.
   */
  tokens?: ThemeTokens
}

/**
 * Overrides of derived tokens, by name.
 */
export type ThemeTokens = {
  /**
   * Background of the page, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  bg?: string
  /**
   * Lowest raised surface, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  'surface-1'?: string
  /**
   * Lowest raised surface: the same token as surface-1, which wins, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  surface1?: string
  /**
   * Middle raised surface, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  'surface-2'?: string
  /**
   * Middle raised surface: the same token as surface-2, which wins, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  surface2?: string
  /**
   * Highest raised surface, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  'surface-3'?: string
  /**
   * Highest raised surface: the same token as surface-3, which wins, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  surface3?: string
  /**
   * Text, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  text?: string
  /**
   * Less important text, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  'text-muted'?: string
  /**
   * Less important text: the same token as text-muted, which wins, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  textMuted?: string
  /**
   * Lines and borders, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  line?: string
  /**
   * The brand, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  brand?: string
  /**
   * Text on the brand, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  'on-brand'?: string
  /**
   * Text on the brand: the same token as on-brand, which wins, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  onBrand?: string
  /**
   * The accent, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  accent?: string
  /**
   * Text on the accent, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  'on-accent'?: string
  /**
   * Text on the accent: the same token as on-accent, which wins, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  onAccent?: string
  /**
   * Something good, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  positive?: string
  /**
   * Something to mind, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  warning?: string
  /**
   * Something bad, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  negative?: string
  /**
   * The ring of what has focus, a CSS colour: hex, rgb(), hsl() or oklch().
   */
  focus?: string
}

/**
 * Body of MCSFE_trackEvents (docs/contract.md).
 */
export type TrackEventsRequest = {
  /**
   * TrackingEvents as JSON in a string.
   */
  events: string
}

/**
 * A list of tracking events, sent as JSON in a string (docs/conformance.md § 1.3).
 *
 * @maxItems 1000
 */
export type TrackingEvents = TrackingEvent[]

/**
 * Something that a player did, for ad networks.
 */
export type TrackingEvent = {
  /**
   * What happened.
   */
  eventName: string
  /**
   * What belongs to it.
   */
  eventValue?:
    | string
    | number
    | boolean
    | {
        [k: string]: unknown
      }
  /**
   * Domain of the site.
   */
  domain?: string
  /**
   * Code of the affiliate.
   */
  affiliateCode?: string
  /**
   * Ad networks that it is meant for.
   *
   * @maxItems 50
   */
  channels?: string[]
  /**
   * Id by which browser and server events are known to be one.
   */
  eventID?: string
  /**
   * Facebook click id.
   */
  fbc?: string
  /**
   * Facebook browser id.
   */
  fbp?: string
}

/**
 * The value of CBS_unreadCount (docs/contract.md).
 */
export type UnreadCount = {
  /**
   * Unread messages.
   */
  unReadCount?: number | string
}

/**
 * The value of the calls that send a code (docs/contract.md).
 */
export type VerificationSent = {
  /**
   * Seconds before another code may be sent.
   */
  expirationTime?: number | string
}

/**
 * The value of MCSFE_getVipLabels (the project's addition, docs/contract.md): every VIP level and what it brings.
 */
export type VipLabels = {
  /**
   * Levels, lowest first.
   *
   * @maxItems 100
   */
  labels?: VipLabel[]
}

/**
 * A VIP level.
 */
export type VipLabel = {
  /**
   * Id of the label, as member info and rank progress name it.
   */
  labelId: string | number
  /**
   * Name of the label.
   */
  labelName: string
  /**
   * Rank of the label, higher is better.
   */
  rankLevel?: number | string
  /**
   * What it takes to reach it.
   */
  condition?: string
  /**
   * What it brings.
   *
   * @maxItems 50
   */
  benefits?: VipBenefit[]
}

/**
 * One thing that a level brings.
 */
export type VipBenefit = {
  /**
   * What it is.
   */
  title: string
  /**
   * How much of it.
   */
  value?: string
}

/**
 * The answer of GET /wps/system/manifest.json, not enveloped (docs/contract.md): a web app manifest and the templates.
 */
export type WebAppManifest = {
  /**
   * Name of the installed app.
   */
  name?: string
  /**
   * Name under the icon.
   */
  short_name?: string
  /**
   * What the app is.
   */
  description?: string
  /**
   * Identity of the app; /m/ for ours.
   */
  id?: string
  /**
   * Where the installed app starts. Default: "/m/home".
   */
  start_url?: string
  /**
   * Which addresses belong to the app. Default: "/m/".
   */
  scope?: string
  /**
   * How the app shows. Default: "standalone".
   */
  display?: string
  /**
   * How the app is held. Default: "portrait".
   */
  orientation?: string
  /**
   * Colour of the system's bars. Default: "#ffffff".
   */
  theme_color?: string
  /**
   * Colour behind the splash screen. Default: "#ffffff".
   */
  background_color?: string
  /**
   * Language of name and description.
   */
  lang?: string
  /**
   * Direction of name and description: ltr, rtl or auto.
   */
  dir?: string
  /**
   * What kind of app it is.
   *
   * @maxItems 50
   */
  categories?: string[]
  /**
   * Icons of the app.
   *
   * @maxItems 100
   */
  icons?: ManifestImage[]
  /**
   * Pictures for the installation dialog.
   *
   * @maxItems 100
   */
  screenshots?: ManifestImage[]
  /**
   * Entries of the icon's menu.
   *
   * @maxItems 50
   */
  shortcuts?: ManifestShortcut[]
  /**
   * Logo, theme and home.
   */
  templates?: Templates
}

/**
 * A picture of the manifest.
 */
export type ManifestImage = {
  /**
   * Address of the picture.
   */
  src: string
  /**
   * Sizes, such as 192x192.
   */
  sizes?: string
  /**
   * Media type, such as image/png.
   */
  type?: string
  /**
   * any, maskable or monochrome.
   */
  purpose?: string
  /**
   * Screenshots: narrow or wide.
   */
  form_factor?: string
  /**
   * Screenshots: what is to be seen.
   */
  label?: string
}

/**
 * An entry of the icon's menu.
 */
export type ManifestShortcut = {
  /**
   * What the entry is called.
   */
  name: string
  /**
   * Shorter name.
   */
  short_name?: string
  /**
   * What the entry does.
   */
  description?: string
  /**
   * Where it leads.
   */
  url: string
  /**
   * Icons of the entry.
   *
   * @maxItems 50
   */
  icons?: ManifestImage[]
}

/**
 * The one catalogue of back-office switches (whitelabelVal). x-owner: the feature, or the screen where there is no feature, that reads the flag. x-needs: what must be there for the flag to work; { has } names something the site has, { path } a JSON pointer into the value of system status that must be filled (with equals: must hold this value), { call } a call that must answer: a bare name is under /wps/relay, one with a slash under /wps, one that starts with a slash is a path of the site.
 */
export type WhitelabelFlags = {
  /**
   * Players see a chat button in the footer with the number of unread messages, and can talk to support without leaving the site. Off: no chat button, no chat scripts. Default: false.
   */
  CBS3?: SwitchValue
  /**
   * Players see a Google button on the login and register screens, and Google One Tap offers their account. Off: no Google sign-in. Default: false.
   */
  GOOGLELOGIN3?: SwitchValue
  /**
   * Players who asked to be remembered are logged in by themselves when they come back on the same phone. Where the login has a captcha this does nothing but fill the form in: a puzzle that nobody asked for is not shown. Off: they type their password on each visit. Default: false.
   */
  MOBILEAUTOLOGIN3?: SwitchValue
  /**
   * Players whose password has expired must choose a new one right after login before they can go on. Off: an expired password still works. Default: false.
   */
  PWDEXPFORCECHANGE3?: SwitchValue
  /**
   * Players who start a game in the browser are asked to install the app first, wherever there is an app for their device; an app-download configuration is not needed, and narrows it where there is one (domains, members only, words). Off: games start in the browser. Default: false.
   */
  STARTGAMEINAPP3?: SwitchValue
  /**
   * Players who sign in with a provider and have no account yet may create one from the dialog. Off: the dialog only offers login with an existing account. Default: false.
   */
  FIREBASECREATEACC3?: SwitchValue
  /**
   * Players choose their country dialing code beside the mobile number on login and register. Off: it shows only where Firebase sends the codes; elsewhere players log in and register by mobile number all the same, and the dialing code of their country goes along unseen. Default: false.
   */
  UPDATEMOBILEICC3?: SwitchValue
  /**
   * Logged-in players see a floating lottery mini-game that they can drag about. Off: no such button, unless the South-East Asia variant is on. Default: false.
   */
  LOTTMINIGAME3?: SwitchValue
  /**
   * Logged-in players see the floating mini-game in its South-East Asia variant. Off: no such button, unless the lottery variant is on. Default: false.
   */
  SEALOTTMINIGAME3?: SwitchValue
  /**
   * Players in the app cannot close the upgrade prompt: they update before they go on. It holds only for an app that says its version, by the mark App/x.y.z in its user agent; one that does not, and a browser with inApp=1 in its address, may always close it. Off: the prompt can be closed. Default: false.
   */
  MANDATORYAPPUPDATES3?: SwitchValue
  /**
   * Players see the reward centre and the promotions that they can claim, and the announcement popup leads there. Off: no claimable promotions are asked for or shown. Default: false.
   */
  REWCEN3?: SwitchValue
  /**
   * Players solve a slider puzzle before a verification code is sent to their phone. Off: codes are sent at once. Default: false.
   */
  GEETESTVCODE3?: SwitchValue
  [k: string]: SwitchValue | undefined
}

/**
 * On or off for all visitors, or on for some of them (docs/contract.md, an addition).
 */
export type SwitchValue = FlagValue | ShareOfVisitors | ListOfMembers

/**
 * On for this share of all devices, in whole percent. A device in a share is in each larger one.
 */
export type ShareOfVisitors = string

/**
 * On for these members. Each entry is the hash of a member's id; `npm run merchant -- set` makes it.
 *
 * @minItems 1
 * @maxItems 1000
 */
export type ListOfMembers = string[]

/**
 * A switch as back offices send it: boolean, number or string.
 */
export type FlagValue = true | false | 0 | 1 | '0' | '1' | 'true' | 'false'

/**
 * The value of MCSFE_getWithdrawAccountInfo (docs/contract.md).
 */
export type WithdrawAccountInfo = {
  /**
   * Accounts to withdraw to.
   *
   * @maxItems 200
   */
  accounts?: WithdrawAccount[]
  /**
   * Smallest amount.
   */
  min?: number | string
  /**
   * Largest amount.
   */
  max?: number | string
}

/**
 * An account to withdraw to.
 */
export type WithdrawAccount = {
  /**
   * Id of the account.
   */
  id: string | number
  /**
   * Name of the bank.
   */
  bankName?: string
  /**
   * Account number with most digits hidden.
   */
  accountNoMasked?: string
  /**
   * Addition: minutes within which the money is usually there; 0: at once. Anything else than a whole number up to 30 days is not shown.
   */
  arrivalMinutes?: number
}

/**
 * The value of POST /wps/member/withdraw (the project's addition, docs/contract.md).
 */
export type WithdrawOrder = {
  /**
   * Id of the withdrawal.
   */
  id: string | number
  /**
   * pending, done or failed.
   */
  status?: string
}

/**
 * Body of POST /wps/member/withdraw (the project's addition, docs/contract.md).
 */
export type WithdrawRequest = {
  /**
   * Id of the account, as MCSFE_getWithdrawAccountInfo has it.
   */
  accountId: string | number
  /**
   * How much, as decimal text in the currency's major unit.
   */
  amount: string
  /**
   * Currency code.
   */
  currency?: string
  /**
   * The same for a request that is sent again: it is carried out once.
   */
  requestId: string
}

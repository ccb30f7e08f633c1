/** One or more journeys: a file of `tests/journeys`, and a text that all their titles contain. */
export type JourneyRef = `${string}.spec.ts › ${string}`

/** The main journey of each feature, by its id. A test checks that every feature of `features/index.ts` has one. */
export const MAIN_JOURNEYS: Readonly<Record<string, readonly JourneyRef[]>> = {
  account: ['account.spec.ts › a player mistypes the password', 'account.spec.ts › a member stays logged in'],
  activity: ['club.spec.ts › a banner of type promotion opens the promotion'],
  activityShortcut: ['activityShortcut.spec.ts › a guest opens the activities'],
  announcements: ['announcements.spec.ts › a guest reads what is new'],
  appDownloadPrompt: ['appDownload.spec.ts › a guest sees the bar at the start'],
  bankCard: ['bankCard.spec.ts › a bank account that is added can be withdrawn to'],
  banners: ['banners.spec.ts › a promotion opens inside the app'],
  benefits: ['club.spec.ts › the ring leads to the benefits'],
  captcha: ['captcha.spec.ts › 320 px: player of aurora slides the piece'],
  chat: ['chat.spec.ts › the chat opens in a window'],
  consent: ['consent.spec.ts › nothing is loaded, stored or tracked before the player agrees'],
  countryPicker: ['countryPicker.spec.ts › the country is found and chosen with the keyboard alone'],
  customerService: ['customerService.spec.ts › a guest is offered the entries for everyone'],
  deposit: ['deposit.spec.ts › a player chooses how and how much, pays'],
  domainNotice: ['domainNotice.spec.ts › a domain that is not available › leads to the fastest'],
  downloadBar: ['installDownload.spec.ts › the bar has icon, name and stars'],
  feedback: ['feedback.spec.ts › a member says something, and is thanked'],
  footer: ['consent.spec.ts › a guest changes their mind at the end of home'],
  gameFrame: ['gameFrame.spec.ts › the lottery can hide the bar'],
  gameLanes: ['games.spec.ts › saigon: the games of one vendor'],
  home: ['contained.spec.ts › a section with an unusable answer'],
  installPrompt: ['install.spec.ts › a player is asked on home'],
  invite: ['invite.spec.ts › the link registers a friend'],
  iosGuide: ['installIos.spec.ts › on iOS 26.1 the guide has 3 steps'],
  languagePicker: ['languages.spec.ts › a change of language keeps what was typed'],
  launchGame: ['launch.spec.ts › manila: a guest taps a game on home'],
  leaderBoard: ['club.spec.ts › a mission that is done brings its reward'],
  loginChoose: ['thirdParty.spec.ts › an account is found to bind'],
  lottery: ['games.spec.ts › draws and a tab that sleeps'],
  mall: ['club.spec.ts › points are spent after a question'],
  member: ['club.spec.ts › the member centre has a ring'],
  miniGame: ['miniGame.spec.ts › appears when a member logs in'],
  notificationPrompt: ['push.whole.spec.ts › a member says yes'],
  paymentHistory: ['paymentHistory.spec.ts › what was deposited is in the history'],
  promotions: ['club.spec.ts › a banner of type promotion opens the promotion'],
  pullToRefresh: ['pullToRefresh.spec.ts › a page that is pulled down requests'],
  quickActions: ['club.spec.ts › a guest is sent to the login from every screen of the club'],
  registration: ['account.spec.ts › a newcomer registers and is logged in'],
  responsiblePlay: [
    'responsiblePlay.spec.ts › a limit is set, a deposit above it is refused',
    'playReminder.spec.ts › a member is reminded over a running game',
  ],
  rewardCenter: ['club.spec.ts › a reward is claimed once'],
  secondFactor: ['secondFactor.spec.ts › aurora, 320 px: every way but SMS'],
  security: ['loginPassword.spec.ts › any member may change the password'],
  thirdPartySignIn: ['thirdParty.spec.ts › a player whose account is bound signs in with Google'],
  tokenSync: ['tokenSync.spec.ts › a site that names an address of its own'],
  tracking: ['tracking.spec.ts › every pixel of the site gets screen views'],
  updatePrompt: ['update.spec.ts › with a service worker › a new version is offered'],
  upgradePrompt: ['updateApp.spec.ts › inside an app that is older › a newer one is offered'],
  vipProgress: ['club.spec.ts › the ring leads to the benefits'],
  welcomeImage: ['welcomeImage.spec.ts › the first image comes after the wait'],
  withdraw: ['withdraw.spec.ts › a player withdraws to an account'],
}

/** One journey for each kind of fault that the back office, the network or the phone can have. */
export const FAULT_JOURNEYS: Readonly<Record<string, readonly JourneyRef[]>> = {
  'an HTTP error': ['siteScreens.spec.ts › finds the back office answering 502'],
  'HTML in place of an answer': ['siteScreens.spec.ts › finds a page of HTML'],
  'an answer that breaks off': ['siteScreens.spec.ts › finds an answer that breaks off'],
  'an answer that never comes': ['siteScreens.spec.ts › waits for an answer that never comes'],
  'a refusal of the business': ['loginErrors.spec.ts › login.cred.err: the server'],
  'an answer of the wrong shape': ['contained.spec.ts › a section with an unusable answer'],
  'a slow answer': ['lastGood.spec.ts › a site that was good is painted while a slow status'],
  'a call that fails, of every kind': ['faults.money.spec.ts › member/deposit: the form says why'],
  'an expired session': ['account.spec.ts › a session that has ended on the server'],
  'an outdated key': ['account.spec.ts › the server refuses the key once'],
  'no network': ['session.spec.ts › logging out works offline'],
  'code that cannot be downloaded': ['contained.spec.ts › sections whose code cannot be downloaded'],
  'a third-party script that fails': [
    'captchaTrouble.spec.ts › Geetest v4 › no server has the script',
    'chatScripts.spec.ts › a script that throws',
  ],
  'full storage': ['session.spec.ts › storage is full'],
  maintenance: ['siteScreens.spec.ts › meets maintenance'],
}

/**
 * One journey for each promise of `docs/security.md`: a test checks that each threat which it proves by journeys has one here, or
 * among the faults.
 */
export const SECURITY_JOURNEYS: Readonly<Record<string, readonly JourneyRef[]>> = {
  'no secret leaves the page or is logged': ['secrets.spec.ts › no password and no token is ever read'],
  'the policy holds on every screen': ['policy.spec.ts › aurora: no screen breaks its own policy'],
  'a script in the document does not run': ['policy.spec.ts › a script that gets into the document'],
  'HTML of the back office is harmless': [
    "announcementsHostile.spec.ts › nothing of DOMPurify's own hostile HTML acts in the popup (1 of",
  ],
  'a token goes to no other site': [
    'banners.spec.ts › any other site is told nothing of a member',
    'sessionRedirect.spec.ts › a redirectUrl to any other site is not followed',
  ],
  'a token leaves the address': ['sessionToken.spec.ts › a token in the address opens a protected route'],
  'no other site frames the page': ['framed.spec.ts › a page of another site cannot show the app'],
  'a vendor’s script stays behind': ['vendorsLeft.spec.ts › Geetest’s script stays behind'],
  'reports name nobody': ['reports.spec.ts › errors are reported to the address'],
  'vendors learn nothing': ['chatScripts.spec.ts › a hostile script can read'],
  'a game cannot reach the page': ['gameFrame.spec.ts › a game on the site’s own address'],
  'an address that is no web address is refused': ['launchTrouble.spec.ts › refused: javascript:'],
  'remembering is opt-in': ['loginRemembered.spec.ts › nobody is remembered who did not ask'],
  'no page of a member after logging out': ['session.spec.ts › going back after a logout'],
  'the workbench is closed to merchants': ['workbench/apart.spec.ts › the workbench is refused'],
}

/** Journeys for every change that belong to no feature. */
export const OTHER_JOURNEYS: Readonly<Record<string, readonly JourneyRef[]>> = {
  'right to left': ['activityShortcut.spec.ts › starts at the other side'],
  'a merchant made in the run': ['newMerchant.spec.ts › a merchant made of two colours and a name'],
  'an operator turns a flag': ['liveFlag.spec.ts › an operator turns chat off'],
  'a layout is changed while the page is open': [
    'deferredServices.spec.ts › a new layout draws the open page',
  ],
  'the page without a network': ['offline.spec.ts › what was visited starts without a network'],
  'the keyboard alone': ['keyboard.spec.ts › aurora: a player without a pointer logs in'],
  'the build behind any static server': ['staticHost.spec.ts › the build runs behind any static server'],
  'the workbench': ['workbench/operator.spec.ts › an operator finds out why chat is missing'],
}

/** Journeys that run after any change, independent of what it affects. */
export const SMOKE_JOURNEYS: readonly JourneyRef[] = [
  'account.spec.ts › a player mistypes the password',
  'contained.spec.ts › a section with an unusable answer',
  'siteScreens.spec.ts › finds the back office answering 502',
]

/** All journeys of `npm test`. */
export const QUICK_JOURNEYS: readonly JourneyRef[] = [
  ...new Set(
    [MAIN_JOURNEYS, FAULT_JOURNEYS, SECURITY_JOURNEYS, OTHER_JOURNEYS].flatMap((kind) =>
      Object.values(kind).flat(),
    ),
  ),
]

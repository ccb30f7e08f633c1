import { activity } from './activity/feature.ts'
import { activityShortcut } from './activityShortcut/feature.ts'
import { announcements } from './announcements/feature.ts'
import { appDownloadPrompt } from './appDownloadPrompt/feature.ts'
import { account } from './auth/account/feature.ts'
import { countryPicker } from './auth/countryPicker/feature.ts'
import { registration } from './auth/registration/feature.ts'
import { secondFactor } from './auth/secondFactor/feature.ts'
import { thirdPartySignIn } from './auth/thirdPartySignIn/feature.ts'
import { bankCard } from './bankCard/feature.ts'
import { banners } from './banners/feature.ts'
import { benefits } from './benefits/feature.ts'
import { captcha } from './captcha/feature.ts'
import { chat } from './chat/feature.ts'
import { consent } from './consent/feature.ts'
import { customerService } from './customerService/feature.ts'
import { deposit } from './deposit/feature.ts'
import { domainNotice } from './domainNotice/feature.ts'
import { downloadBar } from './downloadBar/feature.ts'
import { feedback } from './feedback/feature.ts'
import { footer } from './footer/feature.ts'
import { gameFrame } from './games/gameFrame/feature.ts'
import { gameLanes } from './games/gameLanes/feature.ts'
import { launchGame } from './games/launchGame/feature.ts'
import { home } from './home/feature.ts'
import { installPrompt } from './installPrompt/feature.ts'
import { invite } from './invite/feature.ts'
import { iosGuide } from './iosGuide/feature.ts'
import { languagePicker } from './languagePicker/feature.ts'
import { loginChoose } from './loginChoose/feature.ts'
import { lottery } from './lottery/feature.ts'
import { mall } from './mall/feature.ts'
import { member } from './member/feature.ts'
import { miniGame } from './miniGame/feature.ts'
import { leaderBoard } from './missions/feature.ts'
import { notificationPrompt } from './notificationPrompt/feature.ts'
import { paymentHistory } from './paymentHistory/feature.ts'
import { promotions } from './promotions/feature.ts'
import { pullToRefresh } from './pullToRefresh/feature.ts'
import { quickActions } from './quickActions/feature.ts'
import { responsiblePlay } from './responsiblePlay/feature.ts'
import { rewardCenter } from './rewards/feature.ts'
import { security } from './security/feature.ts'
import { tokenSync } from './tokenSync/feature.ts'
import { tracking } from './tracking/feature.ts'
import { updatePrompt } from './updatePrompt/feature.ts'
import { upgradePrompt } from './upgradePrompt/feature.ts'
import { vipProgress } from './vipProgress/feature.ts'
import { welcomeImage } from './welcomeImage/feature.ts'
import { withdraw } from './withdraw/feature.ts'

/** Every feature of this build, in the order in which they are planned. Features never register themselves (docs/architecture.md). */
export const features = [
  home,
  gameLanes,
  launchGame,
  gameFrame,
  account,
  registration,
  countryPicker,
  member,
  banners,
  welcomeImage,
  announcements,
  quickActions,
  lottery,
  promotions,
  vipProgress,
  footer,
  pullToRefresh,
  languagePicker,
  customerService,
  chat,
  activityShortcut,
  domainNotice,
  captcha,
  thirdPartySignIn,
  loginChoose,
  secondFactor,
  deposit,
  withdraw,
  bankCard,
  security,
  paymentHistory,
  responsiblePlay,
  activity,
  benefits,
  rewardCenter,
  leaderBoard,
  mall,
  miniGame,
  invite,
  feedback,
  notificationPrompt,
  tokenSync,
  installPrompt,
  iosGuide,
  appDownloadPrompt,
  downloadBar,
  updatePrompt,
  upgradePrompt,
  consent,
  tracking,
]

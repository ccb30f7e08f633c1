import { activityShortcutStates } from './activityShortcut.ts'
import { announcementStates } from './announcements.ts'
import { appDownloadStates } from './appDownload.ts'
import { changePasswordStates } from './changePassword.ts'
import { chatStates } from './chat.ts'
import { clubStates } from './club.ts'
import { consentStates } from './consent.ts'
import { gameStates } from './games.ts'
import { homeStates } from './home.ts'
import { installStates } from './install.ts'
import { launchStates } from './launch.ts'
import { loginStates } from './login.ts'
import { moneyStates } from './money.ts'
import { paymentHistoryStates } from './paymentHistory.ts'
import { playStates, siteStates } from './play.ts'
import { pushStates } from './push.ts'
import { registerStates } from './register.ts'
import { responsiblePlayStates } from './responsiblePlay.ts'
import { secondFactorStates } from './secondFactor.ts'
import type { State } from './state.ts'
import { thirdPartyStates } from './thirdParty.ts'
import { updateStates } from './update.ts'
import { welcomeStates } from './welcome.ts'
import { windowStates } from './windows.ts'

/** All states of all screens that the matrix tests, except the initial ones. */
export const STATES: readonly State[] = [
  ...homeStates,
  ...announcementStates,
  ...activityShortcutStates,
  ...chatStates,
  ...consentStates,
  ...installStates,
  ...appDownloadStates,
  ...loginStates,
  ...secondFactorStates,
  ...thirdPartyStates,
  ...registerStates,
  ...changePasswordStates,
  ...pushStates,
  ...updateStates,
  ...welcomeStates,
  ...playStates,
  ...gameStates,
  ...moneyStates,
  ...clubStates,
  ...paymentHistoryStates,
  ...responsiblePlayStates,
  ...launchStates,
  ...siteStates,
  ...windowStates,
]

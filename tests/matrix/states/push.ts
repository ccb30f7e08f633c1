import { DIALOG } from './parts.ts'
import type { State, Step } from './state.ts'

/** The public values of a project that does not exist. */
const ENABLED = {
  info: {
    sms: {
      apiKey: 'made-up-web-key',
      projectId: 'demo-play',
      appId: '1:1:web:1',
      messagingSenderId: '1',
      vapidKey: 'BLUMdCrHARCdmUTbXT_g9ArYgyhpe4pArW9npVY3SUmLxn0mVfr9u1yMd236fDESprbReeFdl7P7r1XO2My6mXs',
    },
  },
} as const
const ASKED = {
  screen: 'home',
  noPicture: true,
  visitor: 'member',
  // Without the app-download configuration, which would show other merchants' members something else after a login.
  before: { status: ENABLED, answers: { 'relay/MCSFE_getAppDownloadConfig': {} } },
  adds: ['notificationPrompt'],
} as const
const ALLOW: Step = { press: 'notificationPrompt:push_allow' }

/** Enabled push. The matrix's browser refuses all notifications, as a player may do. */
export const pushStates: readonly State[] = [
  { ...ASKED, id: 'pushAsked', shows: 'notificationPrompt:push_title' },
  {
    ...ASKED,
    id: 'pushBlocked',
    steps: [{ see: DIALOG }, ALLOW],
    shows: 'notificationPrompt:push_permission_blocked',
  },
]

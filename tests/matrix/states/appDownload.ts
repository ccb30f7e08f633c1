import { DIALOG, feature } from './parts.ts'
import type { State } from './state.ts'

const CONFIG = 'relay/MCSFE_getAppDownloadConfig'
const on = (value: unknown) => ({ enabled: true, value })
const answering = (config: Readonly<Record<string, unknown>>) => ({
  answers: { [CONFIG]: config },
  asksToInstall: true as const,
})

/** The app-download prompt in each of its shapes (docs/conformance.md § 2.3, § 2.4). */
export const appDownloadStates: readonly State[] = [
  {
    id: 'appBar',
    eachLayout: true,
    screen: 'home',
    noPicture: true,
    before: answering({ bottom_app_bar_mode: on(1) }),
    shows: feature('appDownloadPrompt'),
    over: '[data-feature="appDownloadPrompt"]',
    adds: ['appDownloadPrompt'],
  },
  {
    id: 'appBarAfterForced',
    screen: 'home',
    noPicture: true,
    modelsOnly: true,
    before: {
      ...answering({ bottom_app_bar_mode: on(1) }),
      stored: () => ({ SHELL_appDownloadForced: '1' }),
    },
    shows: feature('appDownloadPrompt'),
    over: '[data-feature="appDownloadPrompt"]',
    adds: ['appDownloadPrompt'],
  },
  {
    id: 'appModal',
    screen: 'home',
    noPicture: true,
    visitor: 'member',
    before: answering({ reg_days: on(0) }),
    shows: DIALOG,
    adds: ['appDownloadPrompt'],
  },
  {
    id: 'appForced',
    screen: 'home',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: answering({ reg_days_forced: on(0) }),
    shows: DIALOG,
    adds: ['appDownloadPrompt'],
  },
]

import { safeStorage } from '../../session/storage.ts'
import { localStore } from '../shared/localStore.ts'
import { WELCOME_GROUPS, type WelcomeGroup, type WelcomeHistory } from './model/rules.ts'

/** Session storage (docs/conformance.md § 2.3): 0 once a welcome image was saved or closed. */
export const FLAG_KEY = 'SHELL_downloadImage'
const OVER = '0'

/** Local storage: the file name that was saved or closed. The specification names no key. */
export const nameKey = (group: WelcomeGroup): string => `SHELL_welcomeImage_${group}`

const perTab = safeStorage(() => window.sessionStorage)

export const readHistory = (): WelcomeHistory => ({
  over: perTab.getItem(FLAG_KEY) === OVER,
  seen: Object.fromEntries(
    WELCOME_GROUPS.flatMap((group) => {
      const name = localStore.getItem(nameKey(group))
      return name === null ? [] : [[group, name]]
    }),
  ),
})

/** Saved or closed: this picture does not come again, and none in this session (docs/conformance.md § 2.4). */
export function keepSeen(group: WelcomeGroup, fileName: string): void {
  localStore.setItem(nameKey(group), fileName)
  perTab.setItem(FLAG_KEY, OVER)
}

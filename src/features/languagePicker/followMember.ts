import { getI18n } from 'react-i18next'
import { codeOfTag, languageOf } from '../../i18n/languages.ts'
import { LANGUAGE_KEY, MEMBER_LANGUAGE_KEY } from '../../i18n/resolveLanguage.ts'
import type { SessionHookCall } from '../../registry/feature.ts'
import { readMemberInfo } from '../../session/member.ts'
import { safeStorage } from '../../session/storage.ts'
import { localStore } from '../shared/localStore.ts'
import { memberInfoCall } from '../shared/memberInfo.ts'
import { hasChosen, membersLanguage } from './model/membersLanguage.ts'

const perTab = safeStorage(() => window.sessionStorage)

/** Session hook: switches to the member's language from the back office, unless the user chose one in this browser. */
export default async function followMember({ signal, app }: SessionHookCall): Promise<void> {
  const allowed = app.siteStore.getState().site?.languages
  const stored = () => localStore.getItem(LANGUAGE_KEY)
  if (!allowed || hasChosen({ stored: stored(), allowed })) return
  const answer: unknown = await app.client.send(memberInfoCall, { signal, alert: false })
  const member = readMemberInfo(answer)?.language ?? null
  if (signal.aborted || member === null) return
  perTab.setItem(MEMBER_LANGUAGE_KEY, member)
  const i18n = getI18n()
  // Reads storage again: a choice made while the request was running wins.
  const visit = { stored: stored(), member, browser: navigator.languages, allowed }
  const code = membersLanguage(visit, codeOfTag(i18n.language))
  if (code) await i18n.changeLanguage(languageOf(code).bcp47)
}

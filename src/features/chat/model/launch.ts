import { collapseChinese, type LanguageCode } from '../../../i18n/languages.ts'

/** The parameters to launch a chat (docs/contract.md). */
export interface LaunchQuery {
  readonly b2c: '1'
  readonly title: string
  readonly backUrl: string
  readonly language: string
  readonly headerColor: string
}

/** The languages of the chat (docs/conformance.md § 1.9); TW uses CN. */
const CHAT_LANGUAGES: readonly string[] = ['EN', 'CN', 'RU', 'TH', 'VI', 'JA', 'PT', 'ES', 'AR']
const DEFAULT_CHAT_LANGUAGE = 'CN'

/** The chat's language for a language of the platform; a variant uses its base language. */
export function chatLanguage(code: LanguageCode): string {
  const [language = ''] = collapseChinese(code).split('-')
  return CHAT_LANGUAGES.includes(language) ? language : DEFAULT_CHAT_LANGUAGE
}

/** The action of a tap on the chat (docs/conformance.md § 1.6, § 1.8); `type` is undefined for guests. */
export function chatAnswer(type: number | undefined): 'login' | 'refused' | 'launch' {
  if (type === undefined || type === -1) return 'login'
  return type === 4 ? 'refused' : 'launch'
}

/** Whether the number of unread messages is requested. */
export const countsUnread = (type: number | undefined): boolean => type === 0 || type === 1 || type === 2

/** The number as sent: a number, or a string with a number. */
export function readUnread(value: number | string | undefined): number {
  const count = Number(value ?? 0)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** The highest number on a badge. */
const MOST = 99
export const badgeText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))

import { collapseChinese, type LanguageCode } from '../../../i18n/languages.ts'

/** What a chat is started with (docs/contract.md). */
export interface LaunchQuery {
  readonly b2c: '1'
  readonly title: string
  readonly backUrl: string
  readonly language: string
  readonly headerColor: string
}

/** The languages of the chat (docs/conformance.md § 1.9); TW is CN there. */
const CHAT_LANGUAGES: readonly string[] = ['EN', 'CN', 'RU', 'TH', 'VI', 'JA', 'PT', 'ES', 'AR']
const DEFAULT_CHAT_LANGUAGE = 'CN'

/** The chat's language for one of the platform's; a variant speaks its language. */
export function chatLanguage(code: LanguageCode): string {
  const [language = ''] = collapseChinese(code).split('-')
  return CHAT_LANGUAGES.includes(language) ? language : DEFAULT_CHAT_LANGUAGE
}

/** What a tap on the chat does (docs/conformance.md § 1.6, § 1.8); `type` is undefined for guests. */
export function chatAnswer(type: number | undefined): 'login' | 'refused' | 'launch' {
  if (type === undefined || type === -1) return 'login'
  return type === 4 ? 'refused' : 'launch'
}

/** Whether the number of unread messages is asked for. */
export const countsUnread = (type: number | undefined): boolean => type === 0 || type === 1 || type === 2

/** As sent: a number, or a number in a string. */
export function readUnread(value: number | string | undefined): number {
  const count = Number(value ?? 0)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** The most that a badge says. */
const MOST = 99
export const badgeText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))

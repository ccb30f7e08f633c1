import { parseObject } from '../../../json/read.ts'
/** Key in local storage of what the official app knows about how it was installed (docs/conformance.md § 1.3). */
export const S2S_INFO_KEY = 's2s_info'

/** Its members: of Adjust, AppsFlyer and the phone's own ad ids. */
export const S2S_FIELDS = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const

const LONGEST = 500

const text = (value: unknown): string | undefined => {
  const found = typeof value === 'number' ? String(value) : value
  return typeof found === 'string' && found.trim() !== '' && found.length <= LONGEST
    ? found.trim()
    : undefined
}

/** What the app says in the address, else what it said before. */
export function appInfoOf(address: URLSearchParams, stored: string | null): Readonly<Record<string, string>> {
  const kept = parseObject(stored) ?? {}
  return Object.fromEntries(
    S2S_FIELDS.flatMap((name) => {
      const value = text(address.get(name)) ?? text(kept[name])
      return value ? [[name, value] as const] : []
    }),
  )
}

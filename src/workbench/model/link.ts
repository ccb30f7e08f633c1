import { isRecord, parseJson } from '../../json/read.ts'
import type { JsonRecord } from './mergePatch.ts'
import {
  ANNOUNCEMENTS,
  type BenchState,
  DEVICES,
  DIRECTIONS,
  emptyBench,
  firstPhone,
  MOST_PHONES,
  NETWORKS,
  type Phone,
  PROMPTS,
  SCHEMES,
  SIZES,
  TABS,
  VIEWS,
} from './state.ts'

/** The largest clock offset, ms: keeps dates within the years 1 to 9999. */
const FURTHEST_MS = 250_000_000_000_000

/** The whole state as the hash of an address, readable in a bug report: one `phone` for each phone, `changes` as JSON. */
export function toHash(state: BenchState): string {
  const query = new URLSearchParams()
  query.set('merchant', state.merchant)
  query.set('view', state.view)
  query.set('tab', state.tab)
  for (const phone of state.phones) query.append('phone', JSON.stringify(changed(phone)))
  if (state.active !== 0) query.set('active', String(state.active))
  if (Object.keys(state.changes).length > 0) query.set('changes', JSON.stringify(state.changes))
  if (state.draft !== '') query.set('draft', state.draft)
  for (const code of state.chosen) query.append('chosen', code)
  for (const sentence of state.bulk) query.append('set', sentence)
  if (state.clock !== 0) query.set('clock', String(state.clock))
  return `#${query}`
}

/** The settings of a phone that differ from the defaults. */
export function changed(phone: Phone): Partial<Phone> {
  const first: Readonly<Record<string, unknown>> = { ...firstPhone('') }
  return Object.fromEntries(Object.entries(phone).filter(([name, value]) => first[name] !== value))
}

const among = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

/** Reads a phone from a link; undefined where it is invalid. */
export function readPhone(value: unknown): Phone | undefined {
  if (!isRecord(value)) return undefined
  const first = firstPhone(textOr(value.merchant, ''))
  const path = textOr(value.path, first.path)
  return {
    merchant: first.merchant,
    who: textOr(value.who, first.who),
    device: among(DEVICES, value.device, first.device),
    scheme: among(SCHEMES, value.scheme, first.scheme),
    direction: among(DIRECTIONS, value.direction, first.direction),
    network: among(NETWORKS, value.network, first.network),
    prompts: among(PROMPTS, value.prompts, first.prompts),
    announcements: among(ANNOUNCEMENTS, value.announcements, first.announcements),
    size: among(SIZES, value.size, first.size),
    language: textOr(value.language, first.language),
    at: /^[0-9a-f]{4,40}$/.test(textOr(value.at, '')) ? textOr(value.at, '') : first.at,
    // A link from somebody else must not navigate a phone out of the app.
    path: /^\/m\/[^\\]*$/.test(path) ? path : first.path,
  }
}

function readChanges(value: unknown): Record<string, JsonRecord> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, JsonRecord] => isRecord(entry[1])),
  )
}

/** Reads the state of a link. Never throws: invalid parts get their defaults. */
export function fromHash(hash: string): BenchState {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const phones = query
    .getAll('phone')
    .map((source) => readPhone(parseJson(source)))
    .filter((phone) => phone !== undefined)
    .slice(0, MOST_PHONES)
  const active = Number(query.get('active') ?? 0)
  const clock = Number(query.get('clock') ?? 0)
  return {
    merchant: query.get('merchant') ?? '',
    view: among(VIEWS, query.get('view'), emptyBench.view),
    tab: among(TABS, query.get('tab'), emptyBench.tab),
    phones,
    active: Number.isInteger(active) && active > 0 && active < phones.length ? active : 0,
    changes: readChanges(parseJson(query.get('changes'))),
    draft: query.get('draft') ?? '',
    chosen: [...new Set(query.getAll('chosen'))],
    bulk: query.getAll('set'),
    clock: Number.isSafeInteger(clock) && Math.abs(clock) <= FURTHEST_MS ? clock : 0,
  }
}

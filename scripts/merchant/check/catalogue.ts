import { isRecord } from '../../../src/json/read.ts'
import type { SiteThing } from '../../../src/registry/gate.ts'
import { isFlag } from './flagNames.ts'
import type { FlagEntry, Need } from './known.ts'

const THINGS: readonly SiteThing[] = [
  'customerService',
  'languageChoice',
  'appDownload',
  'appLink',
  'smsProvider',
  'firebaseSms',
  'push',
  'activityShortcut',
  'captcha',
  'welcomeImage',
  'tokenSync',
]

/** The flags of the catalogue with their needs. Throws for an empty need, which would never be checked. */
export function readFlagEntries(schema: unknown): FlagEntry[] {
  const properties = isRecord(schema) ? schema.properties : undefined
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, entry]) => {
    if (!isFlag(name) || !isRecord(entry)) return []
    const needs = Array.isArray(entry['x-needs']) ? entry['x-needs'] : []
    return [
      {
        name,
        title: String(entry.title),
        owner: String(entry['x-owner']),
        needs: needs.map((need: unknown) => readNeed(name, need)),
      },
    ]
  })
}

function readNeed(name: string, need: unknown): Need {
  const { why, has, path, call, ...rest } = isRecord(need) ? need : {}
  const thing = THINGS.find((known) => known === has)
  if (typeof why === 'string') {
    if (thing) return { why, has: thing }
    if (typeof path === 'string') return { why, path, ...('equals' in rest && { equals: rest.equals }) }
    if (typeof call === 'string') return { why, call }
  }
  throw new Error(`the flag catalogue: ${name} has a need that says nothing`)
}

import { statusOf } from './call.ts'
import { at, type JsonRecord } from './json.ts'
import { describeMember, membersOf } from './members.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { World } from './world.ts'

const ofMerchant = async (world: World, merchants: Merchants, merchant: Merchant): Promise<JsonRecord> => {
  const merchantState = world.merchantState(merchant.code)
  try {
    const status = await statusOf({ merchants, merchant, merchantState, world })
    const members = await membersOf(merchants, merchant, merchantState)
    const live = [...merchantState.sessions.values()].filter((session) => session.expiresAt > world.now())
    return {
      name: merchant.name,
      domains: merchant.domains,
      flags: at(status, 'info', 'whitelabelVal') ?? {},
      settings: at(status, 'info', 'settings') ?? {},
      members: members.map(describeMember),
      sessions: live.length,
      values: [...merchantState.values.keys()],
      pushTokens: [...merchantState.pushTokens].map(([token, entry]) => ({
        token,
        memberId: entry.memberId,
        topics: [...entry.topics],
      })),
      ...(merchant.broken ? { broken: merchant.broken } : {}),
    }
  } catch (error) {
    return { name: merchant.name, broken: error instanceof Error ? error.message : 'broken' }
  }
}

/** The current state of a world; with a code, of one merchant only. */
export const readState = async (world: World, merchants: Merchants, only?: string): Promise<JsonRecord> => {
  const chosen = merchants.all().filter((merchant) => only === undefined || merchant.code === only)
  const described = await Promise.all(
    chosen.map(async (merchant) => [merchant.code, await ofMerchant(world, merchants, merchant)] as const),
  )
  return {
    now: world.now(),
    keyIndex: world.keyIndex,
    switches: [...world.switches],
    faults: world.faults.map(({ matches: _matches, ...fault }) => fault),
    violations: world.log.flatMap((call) =>
      call.violations.map((what) => ({ call: call.id, path: call.path, what })),
    ),
    merchants: Object.fromEntries(described),
  }
}

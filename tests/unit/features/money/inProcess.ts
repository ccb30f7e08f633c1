import { join } from 'node:path'
import { createApp } from '../../../../scripts/backoffice/app.ts'
import { changeMember } from '../../../../scripts/backoffice/call.ts'
import { givenTo } from '../../../../scripts/backoffice/club.ts'
import { createFileCache } from '../../../../scripts/backoffice/files.ts'
import { type Member, membersOf } from '../../../../scripts/backoffice/members.ts'
import { openMerchants } from '../../../../scripts/backoffice/merchants.ts'
import { bookOf } from '../../../../scripts/backoffice/money.ts'
import { loadSchemas } from '../../../../scripts/backoffice/schemas.ts'
import { openSession } from '../../../../scripts/backoffice/session.ts'
import { type MerchantState, Worlds } from '../../../../scripts/backoffice/world.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CODE = 'aurora'
const ORIGIN = `http://${CODE}.localhost`

/** The embedded back office without a server, and its bookings for the member. */
export interface InProcess {
  /** A new world with a member who has just logged in. */
  readonly begin: () => Promise<{ readonly token: string; readonly memberId: string }>
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The request ids of a call's bookings, each as often as it was carried out. */
  readonly booked: (what: string) => readonly string[]
  readonly setBalance: (balance: string) => void
  readonly close: () => void
}

/** Opens the embedded back office with the repository's own merchants. */
export async function inProcess(): Promise<InProcess> {
  const complaints: string[] = []
  const complain = (line: string) => void complaints.push(line)
  const merchants = await openMerchants(join(ROOT, 'merchants'), complain)
  const merchant = merchants.byCode(CODE)
  if (!merchant) throw new Error(`there is no merchant ${CODE}`)
  const worlds = new Worlds()
  const app = createApp({
    merchants,
    worlds,
    schemas: loadSchemas(join(ROOT, 'schemas'), complain),
    builds: createFileCache({ maxAgeMs: 500, generation: () => 0 }),
    distDir: join(ROOT, 'dist'),
    workbench: { dir: ROOT, merchantsDir: join(ROOT, 'merchants'), schemasDir: join(ROOT, 'schemas') },
    complain,
  })
  const world = worlds.get('default')
  let merchantState: MerchantState = world.merchantState(CODE)
  let member: Member | undefined
  const known = (): Member => {
    if (!member) throw new Error('begin() first')
    return member
  }
  return {
    async begin() {
      world.reset()
      merchantState = world.merchantState(CODE)
      member = (await membersOf(merchants, merchant, merchantState)).find(
        ({ userName }) => userName === 'player',
      )
      const { token } = openSession({ world, merchantState, headers: new Headers() }, known())
      return { token, memberId: String(known().id) }
    },
    fetch: async (path, init) => {
      const headers = new Headers(init.headers)
      headers.set('host', `${CODE}.localhost`)
      const { method = 'GET', body = null } = init
      return app.request(`${ORIGIN}${path}`, { method, headers, body }, { incoming: { socket: {} } })
    },
    booked(what) {
      const whose = { merchantState, member: known() }
      if (what === 'mallRedeem') return givenTo(whose).orders.map(({ request }) => request)
      if (what === 'claimMission' || what === 'claimPromotion') return [...givenTo(whose).claimed.values()]
      const kind = what === 'deposit' ? 'deposit' : 'withdrawal'
      return bookOf(whose)
        .filter((entry) => entry.kind === kind)
        .map(({ request }) => request)
    },
    setBalance: (balance) => changeMember({ merchants, merchant, merchantState }, known(), { balance }),
    close: () => merchants.close(),
  }
}

import { randomBytes } from 'node:crypto'
import { GUEST } from '../../../src/workbench/model/state.ts'
import type { Bench, Conditions } from '../../../src/workbench/model/wire.ts'
import { manifestInForce } from '../../merchant/schedule/inForce.ts'
import { asInstallable } from '../appManifest.ts'
import { scheduledNow } from '../call.ts'
import { isRecord } from '../json.ts'
import type { Merchant } from '../merchants.ts'
import { benchHost } from '../requestContext.ts'
import { storedSession } from '../storedSession.ts'
import { type Desk, keepFrame } from './desk.ts'
import { draftOf } from './documents.ts'
import { merchantFor } from './past.ts'
import type { WorkbenchOptions } from './serve.ts'

/** Applies a patch to a merchant's answers in one world; without a patch it removes it. */
export const applyPatch = async (
  { merchants, worlds }: Pick<WorkbenchOptions, 'merchants' | 'worlds'>,
  merchant: Merchant,
  world: string,
  patch: Bench['patch'],
): Promise<void> => {
  const { values } = worlds.get(world).merchantState(merchant.code)
  values.delete('system/status')
  values.delete('system/manifest')
  if ('status' in patch || 'theme' in patch || 'home' in patch) {
    const { documents, manifest } = await draftOf(merchants, merchant, patch)
    if ('status' in patch) values.set('system/status', documents.status)
    if ('theme' in patch || 'home' in patch) {
      const drafted = isRecord(manifest) ? asInstallable(manifest, merchant.name) : manifest
      const scheduled = await scheduledNow({ merchants, merchant, world: worlds.get(world) })
      values.set('system/manifest', manifestInForce(drafted, scheduled))
    }
  }
}

/** The stored session of the phone's member; '' for a guest or an unknown member. */
const sessionFor = async (
  { merchants, worlds }: WorkbenchOptions,
  merchant: Merchant,
  { world: name, phone }: Bench,
): Promise<string> => {
  if (phone.who === GUEST) return ''
  const world = worlds.get(name)
  const merchantState = world.merchantState(merchant.code)
  return (await storedSession({ merchants, merchant, world, merchantState }, phone.who)) ?? ''
}

/**
 * Sets up one phone: its world gets the patch and the clock, and its frame the configuration. Returns the frame's address and
 * configuration.
 */
export const setBench = async (
  options: WorkbenchOptions,
  desk: Desk,
  merchant: Merchant,
  bench: Bench,
  origin: string,
): Promise<{ url: string; conditions: Conditions }> => {
  const { phone, clock, fresh } = bench
  const world = options.worlds.get(bench.world)
  if (fresh) world.merchantState(merchant.code).sessions.clear()
  world.setClock(Date.now() + clock)
  const shown = await merchantFor(options, merchant, phone)
  world.show(shown, phone.at !== '')
  await applyPatch(options, shown, bench.world, phone.at === '' ? bench.patch : {})
  const known = fresh ? undefined : desk.frames.get(world.name)
  const { device, scheme, direction, network, prompts, announcements, language } = phone
  const conditions: Conditions = {
    ...{ bench: origin, device, scheme, direction, network, prompts, announcements, language, clock },
    visit: known?.visit ?? randomBytes(6).toString('hex'),
    session: known?.session ?? (await sessionFor(options, shown, bench)),
  }
  keepFrame(desk, world.name, conditions)
  const port = URL.parse(origin)?.port
  const host = `${merchant.code}.${world.name}.${benchHost}${port ? `:${port}` : ''}`
  return { url: `http://${host}${phone.path}`, conditions }
}

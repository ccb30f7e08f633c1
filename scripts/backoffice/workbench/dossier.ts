import { registry } from '../../../src/app/registry.ts'
import { evaluate } from '../../../src/registry/evaluate.ts'
import { all, always, type Gate } from '../../../src/registry/gate.ts'
import { layoutOf } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Dossier } from '../../../src/workbench/model/wire.ts'
import { isReviewRequired } from '../../merchant/drafts/required.ts'
import { readSchedule, SCHEDULE } from '../../merchant/schedule/schedule.ts'
import { wordsOf } from '../../merchant/set/edit.ts'
import { membersOf } from '../members.ts'
import type { Merchant } from '../merchants.ts'
import { readFolder } from './documents.ts'
import type { WorkbenchOptions } from './serve.ts'
import { siteOf } from './site.ts'
import { factsOf } from './why.ts'

/** A member who cannot log in by password cannot have a session in a phone. */
export const peopleOf = async ({ merchants, worlds }: WorkbenchOptions, merchant: Merchant) =>
  (await membersOf(merchants, merchant, worlds.get('workbench').merchantState(merchant.code))).filter(
    ({ loginFailure }) => loginFailure === undefined,
  )

/** Whether a gate is closed to a guest and open to a member. */
function isForMembers(site: Site | undefined, gate: Gate): boolean {
  if (!site) return false
  const isOpenTo = (type: number | undefined) => evaluate(gate, factsOf(site, { device: 'android', type })).on
  return !isOpenTo(undefined) && isOpenTo(0)
}

/** Everything about a merchant that the page shows. */
export async function dossierOf(options: WorkbenchOptions, merchant: Merchant): Promise<Dossier> {
  const { merchants } = options
  const { documents } = await readFolder(merchants, merchant)
  const site = await siteOf(merchants, merchant, {})
  const members = await peopleOf(options, merchant)
  const home = site ? layoutOf(registry, site).home : []
  const screens = registry.features.flatMap(({ when, screens: own = [] }) =>
    own.map((screen) => ({ ...screen, gate: all(when, screen.when ?? always) })),
  )
  return {
    code: merchant.code,
    name: merchant.name,
    documents,
    members: members.map(({ userName, type, firstTimeLogin, mobileNum }) => ({
      userName,
      type,
      firstTimeLogin,
      note: mobileNum,
    })),
    languages: site?.languages ?? [],
    layoutHome: home.map(({ type, options }) => ({ type, ...options[type] })),
    screens: screens
      .map(({ id, paths: [path], gate }) => ({ id, path, isForMembers: isForMembers(site, gate) }))
      .filter(({ path }) => !/[*:]/.test(path)),
    isReviewRequired: isReviewRequired(await merchants.read(merchant, 'merchant.json')),
    schedule: readSchedule(await merchants.read(merchant, SCHEDULE)).changes.map(
      ({ name, from, to, set }) => ({
        name,
        from,
        to,
        set: set.map(wordsOf),
      }),
    ),
  }
}

import { registry } from '../../../src/app/registry.ts'
import { layoutOf } from '../../../src/registry/plan.ts'
import type { Dossier } from '../../../src/workbench/model/wire.ts'
import { isReviewRequired } from '../../merchant/drafts/required.ts'
import { readSchedule, SCHEDULE } from '../../merchant/schedule/schedule.ts'
import { wordsOf } from '../../merchant/set/edit.ts'
import { membersOf } from '../members.ts'
import type { Merchant } from '../merchants.ts'
import { readFolder } from './documents.ts'
import type { WorkbenchOptions } from './serve.ts'
import { siteOf } from './site.ts'

/** A member who cannot log in by password cannot have a session in a phone. */
export const peopleOf = async ({ merchants, worlds }: WorkbenchOptions, merchant: Merchant) =>
  (await membersOf(merchants, merchant, worlds.get('workbench').merchantState(merchant.code))).filter(
    ({ loginFailure }) => loginFailure === undefined,
  )

/** Everything about a merchant that the page shows. */
export async function dossierOf(options: WorkbenchOptions, merchant: Merchant): Promise<Dossier> {
  const { merchants } = options
  const { documents } = await readFolder(merchants, merchant)
  const site = await siteOf(merchants, merchant, {})
  const members = await peopleOf(options, merchant)
  const home = site ? layoutOf(registry, site).home : []
  const screens = registry.features.flatMap((feature) => feature.screens ?? [])
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
    screens: screens.map(({ id, paths: [path] }) => ({ id, path })).filter(({ path }) => !/[*:]/.test(path)),
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

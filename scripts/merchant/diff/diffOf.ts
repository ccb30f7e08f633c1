import { registry } from '../../../src/app/registry.ts'
import { compareSites, type SiteComparison } from '../compare/compareSites.ts'
import { askManifest, askStatus } from '../record/askSite.ts'
import type { Line } from '../record/boundedFetch.ts'
import { ask, wordsOf } from '../record/client.ts'
import { type SiteAnswers, siteFromAnswers } from '../resolve.ts'

/** How a running platform differs from a merchant's folder. */
export interface Difference {
  /** `a` is the folder, `b` the platform. */
  readonly comparison: SiteComparison
  /** Answers that the platform refused, with the reason. They are not compared. */
  readonly notes: readonly string[]
}

/**
 * Compares a folder's answers with those of a running platform, requested like a guest's phone. Throws where the platform
 * names no merchant or where one of the two does not resolve to a site.
 */
export async function diffOf(answers: SiteAnswers, line: Line): Promise<Difference> {
  const notes: string[] = []
  const tryTo = async (what: string, run: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await run()
    } catch (error) {
      notes.push(`${what}: ${wordsOf(error)}`)
      return undefined
    }
  }
  const { client, asker, status } = await askStatus(line)
  const manifest = await tryTo('system/manifest', () => askManifest(client, asker.merchant))
  const appDownload = await tryTo('relay/MCSFE_getAppDownloadConfig', () =>
    ask(client, { path: '/wps/relay/MCSFE_getAppDownloadConfig' }),
  )
  // What is refused, as app downloads are by a site that does not use them, is unknown and not different.
  const known = {
    ...answers,
    manifest: manifest === undefined ? undefined : answers.manifest,
    appDownload: appDownload === undefined ? undefined : answers.appDownload,
  }
  const ours = siteFromAnswers(known)
  const theirs = siteFromAnswers({ status, manifest, appDownload, base: `${line.origin}/m/` })
  if (!ours) throw new Error('the folder does not resolve to a site')
  if (!theirs) throw new Error('the answers do not resolve to a site')
  return { comparison: compareSites(registry, ours, theirs), notes }
}

/** Whether a player or an operator can notice anything. */
export const isSame = ({ comparison: { groups, features } }: Difference): boolean =>
  features.length === 0 && Object.values(groups).every((rows) => rows.length === 0)

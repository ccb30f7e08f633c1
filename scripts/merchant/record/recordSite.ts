import type { Client } from '../../../src/api/client.ts'
import type { Site } from '../../../src/site/site.ts'
import { isRecord } from '../../backoffice/json.ts'
import { siteFromAnswers } from '../resolve.ts'
import { askManifest, askStatus } from './askSite.ts'
import type { Line } from './boundedFetch.ts'
import { fileOf, recordedCalls, together } from './calls.ts'
import { ask, logIn, type PrefetchContext, wordsOf } from './client.ts'
import { expectationsOf, membersOf } from './madeUp.ts'
import { memberAnswer } from './memberAnswer.ts'
import { downloadPictures, picturesIn, type RecordedPicture, withPictures } from './pictures.ts'
import { scrub } from './scrub.ts'

/** The content of a folder: JSON by file, and pictures. */
export interface RecordedFolder {
  readonly site: Site
  readonly json: ReadonlyMap<string, unknown>
  readonly pictures: readonly RecordedPicture[]
  /** The calls that failed, with the reason. */
  readonly notes: readonly string[]
}

interface Wanted {
  readonly code: string
  readonly member?: { readonly user: string; readonly password: string }
}

/**
 * Records the answers of a running back office as a folder of fixtures, without personal data. Throws where the status is not
 * a site.
 */
export async function recordSite(line: Line, { code, member }: Wanted): Promise<RecordedFolder> {
  const notes: string[] = []
  const { client, asker, status } = await askStatus(line)
  const { merchant: merchantCode } = asker
  const { hostname } = new URL(line.origin)
  const tryTo = async <T>(what: string, run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run()
    } catch (error) {
      notes.push(`${what}: ${wordsOf(error)}`)
      return undefined
    }
  }
  const manifest = await tryTo('system/manifest', () => askManifest(client, merchantCode))
  if (member) await logInAs(client, asker, member)

  const answers = new Map<string, unknown>([['system/status', withCode(status, code)]])
  if (isRecord(manifest)) answers.set('system/manifest', manifest)
  for (const call of recordedCalls({ manifest, merchantCode, host: hostname })) {
    if (call.member && !member) continue
    const answer = await tryTo(fileOf(call), () => ask(client, call))
    if (answer === undefined || answer === null) continue
    const kept = call.member ? memberAnswer(answer) : answer
    answers.set(fileOf(call), together(answers.get(fileOf(call)), kept, call))
  }
  if (!member) notes.push("members' calls: nobody was logged in (--member user:password)")

  const clean = [...answers].map(([file, value]) => [file, scrub(value)] as const)
  const addresses = [...new Set(clean.flatMap(([, value]) => picturesIn(value, line.origin)))]
  const { pictures, files } = await downloadPictures(line, addresses, (note) => notes.push(note))
  const wps = clean.map(([file, value]) => [file, withPictures(value, files, code)] as const)
  return { ...folderOf(code, new Map(wps), line.origin), pictures, notes }
}

/** Throws where the login fails: a guest's folder would only look like the requested one. */
async function logInAs(
  client: Client,
  asker: PrefetchContext,
  { user, password }: NonNullable<Wanted['member']>,
): Promise<void> {
  try {
    await logIn(client, asker, user, password)
  } catch (error) {
    throw new Error(
      `the login of ${user} failed (${wordsOf(error)}); without --member a guest's answers are recorded`,
    )
  }
}

function folderOf(
  code: string,
  wps: ReadonlyMap<string, unknown>,
  origin: string,
): Pick<RecordedFolder, 'site' | 'json'> {
  const site = siteFromAnswers({
    status: wps.get('system/status'),
    manifest: wps.get('system/manifest'),
    appDownload: wps.get('relay/MCSFE_getAppDownloadConfig'),
    base: `http://${code}.localhost/m/`,
  })
  if (!site) throw new Error('the status does not resolve to a site')
  const json = new Map<string, unknown>([
    // Without the host itself: two folders must not claim one domain, and the real one is not ours.
    ['merchant.json', { code, name: site.merchant.name, domains: [`${code}.example`], recordedFrom: origin }],
    ['members.json', membersOf(site)],
    ['expectations.json', expectationsOf(site)],
    ...[...wps].map(([file, value]) => [`wps/${file}.json`, value] as const),
  ])
  return { site, json }
}

/** Replaces the merchant's code by the folder's name. */
function withCode(status: Record<string, unknown>, code: string): unknown {
  const { info } = status
  return { ...status, merchantCode: code, ...(isRecord(info) && { info: { ...info, merchantCode: code } }) }
}

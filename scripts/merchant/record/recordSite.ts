import type { Client } from '../../../src/api/client.ts'
import type { Site } from '../../../src/site/site.ts'
import { at, isRecord, text } from '../../backoffice/json.ts'
import { siteFromAnswers } from '../resolve.ts'
import type { Line } from './boundedFetch.ts'
import { fileOf, recordedCalls, together } from './calls.ts'
import { ask, clientOver, logIn, type PrefetchContext, wordsOf } from './client.ts'
import { expectationsOf, membersOf } from './madeUp.ts'
import { memberAnswer } from './memberAnswer.ts'
import { downloadPictures, picturesIn, type RecordedPicture, withPictures } from './pictures.ts'
import { scrub } from './scrub.ts'

/** A folder as it will be written: JSON by file, and pictures. */
export interface RecordedFolder {
  readonly site: Site
  readonly json: ReadonlyMap<string, unknown>
  readonly pictures: readonly RecordedPicture[]
  /** What could not be read, and why. */
  readonly notes: readonly string[]
}

interface Wanted {
  readonly code: string
  readonly member?: { readonly user: string; readonly password: string }
}

/**
 * What a running back office answers to the shell, as a folder of fixtures, without what belongs to
 * people. Throws where there is no status that is a site: then there is nothing to record.
 */
export async function recordSite(line: Line, { code, member }: Wanted): Promise<RecordedFolder> {
  const notes: string[] = []
  const asker: PrefetchContext = { merchant: '', language: 'EN' }
  const client = clientOver(line, asker)
  const { hostname } = new URL(line.origin)
  const status = await ask(client, {
    path: '/wps/system/status',
    query: { device: 'MOBILE', track: '', originalDomain: hostname, url: `${line.origin}/m/home` },
  })
  const merchantCode = text(at(status, 'merchantCode')) || text(at(status, 'info', 'merchantCode'))
  if (!isRecord(status) || merchantCode === '') throw new Error('the status names no merchant')
  asker.merchant = merchantCode
  asker.language = firstLanguage(status)
  const tryTo = async <T>(what: string, run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run()
    } catch (error) {
      notes.push(`${what}: ${wordsOf(error)}`)
      return undefined
    }
  }
  const manifest = await tryTo('system/manifest', () =>
    ask(client, { path: '/wps/system/manifest.json', query: { merchantCode } }, false),
  )
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

/** Throws where the member is not let in: a guest's folder under a member's name would only look like the one asked for. */
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
    // The host itself stays out: two folders must not claim one domain, and the real one is not ours to serve.
    ['merchant.json', { code, name: site.merchant.name, domains: [`${code}.example`], recordedFrom: origin }],
    ['members.json', membersOf(site)],
    ['expectations.json', expectationsOf(site)],
    ...[...wps].map(([file, value]) => [`wps/${file}.json`, value] as const),
  ])
  return { site, json }
}

/** The folder's own code: a merchant is called as its folder is. */
function withCode(status: Record<string, unknown>, code: string): unknown {
  const { info } = status
  return { ...status, merchantCode: code, ...(isRecord(info) && { info: { ...info, merchantCode: code } }) }
}

function firstLanguage(status: unknown): string {
  const languages = at(status, 'info', 'languages')
  const [first]: unknown[] = Array.isArray(languages) ? languages : []
  return typeof first === 'string' && /^[A-Z-]{2,8}$/.test(first) ? first : 'EN'
}

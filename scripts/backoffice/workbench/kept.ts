import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkOpened } from '../../merchant/check/checkMerchant.ts'
import { needsOf } from '../../merchant/check/checks/needs.ts'
import type { MerchantFiles } from '../../merchant/check/files.ts'
import type { Known } from '../../merchant/check/known.ts'
import { type Opened, openMerchant } from '../../merchant/check/open.ts'
import type { Judged, Question } from './judge.ts'

/** A folder with the stamp that shows whether it has changed. */
interface Kept {
  readonly stamp: string
  readonly files: MerchantFiles
  readonly opened: Opened
}

/** The result of a check, and its input. */
interface Passed {
  readonly kept: Kept
  readonly texts: string
  readonly claims: string
  readonly judged: Judged
}

/** The check functions; tests replace them. */
export interface Judges {
  readonly read: (code: string, root: string) => Promise<MerchantFiles>
  readonly stamp: (folder: string) => Promise<string>
  readonly known: () => Known
  readonly check?: typeof checkOpened
}

/** Number of cached drafts of one merchant, including the folder itself. */
const MOST_DRAFTS = 20

/** Checks folders incrementally: an unchanged folder is neither read nor checked again when another one changes. */
export function createJudge({
  read,
  stamp,
  known,
  check = checkOpened,
}: Judges): (question: Question) => Promise<Judged> {
  const folders = new Map<string, Promise<Kept>>()
  const passed = new Map<string, Passed[]>()
  let looked: { readonly generation: number; readonly all: Promise<readonly Kept[]> } | undefined
  let knows: Known | undefined

  async function keep(root: string, code: string): Promise<Kept> {
    const folder = join(root, code)
    const before = await folders.get(folder)?.catch(() => undefined)
    const now = await stamp(folder)
    if (before?.stamp === now) return before
    const kept = read(code, root).then((files) => ({ stamp: now, files, opened: openMerchant(files) }))
    folders.set(folder, kept)
    return kept
  }

  /** All folders, read once after each change of any folder. */
  function lookAt({ merchantsDir, codes, generation }: Question): Promise<readonly Kept[]> {
    if (looked?.generation === generation) return looked.all
    const all = Promise.all(codes.map((code) => keep(merchantsDir, code)))
    looked = { generation, all }
    // A folder that could not be read is tried again.
    all.catch(() => {
      looked = undefined
    })
    return all
  }

  return async (question) => {
    const all = await lookAt(question)
    const kept = all.find(({ files }) => files.code === question.code)
    if (!kept) return { findings: [], needs: {} }
    const texts = JSON.stringify(question.texts)
    // Checks across folders depend on nothing else (`acrossChecks`).
    const claims = claimsOf(all)
    const verdicts = passed.get(question.code) ?? []
    const same = verdicts.find((one) => one.kept === kept && one.texts === texts && one.claims === claims)
    if (same) return same.judged
    knows ??= known()
    const drafted = openMerchant({ ...kept.files, texts: { ...kept.files.texts, ...question.texts } })
    const among = all.map((one) => (one === kept ? drafted : one.opened))
    const findings = check(drafted, among, knows).map((finding) => ({
      ...finding,
      file: finding.file.slice(kept.files.folder.length + 1),
    }))
    const judged = { findings, needs: needsOf(drafted, knows.flags) }
    const own = verdicts.filter((one) => one.kept === kept)
    const drafts = own.filter((one) => one.texts !== '{}').slice(-MOST_DRAFTS)
    const folder = own.filter((one) => one.texts === '{}' && one.claims === claims)
    passed.set(question.code, [...folder, ...drafts, { kept, texts, claims, judged }])
    return judged
  }
}

const claimsOf = (all: readonly Kept[]): string =>
  createHash('sha256')
    .update(JSON.stringify(all.map(({ files }) => [files.code, files.texts['merchant.json'] ?? ''])))
    .digest('hex')

/** A file that was read: what `stat` said of it, the digest of its content, and when that was. */
interface Digested {
  readonly key: string
  readonly digest: string
  readonly isSettled: boolean
}

/** A file that was written less than so long before it was read may be written again without another time, ms. */
const SETTLED_MS = 2000

const digests = new Map<string, Digested>()

/** The digest of a file's content. A file is read again only where `stat` tells that it was written; `ctime` cannot be set back. */
async function digestOf(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file)
  const key = [size, mtimeMs, ctimeMs, ino].join(' ')
  const known = digests.get(file)
  if (known?.isSettled && known.key === key) return known.digest
  const isSettled = Date.now() - ctimeMs > SETTLED_MS
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
  digests.set(file, { key, digest, isSettled })
  return digest
}

/** The stamp of a folder: name and content of every file, whenever they were written. */
export async function stampOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const lines = await Promise.all(
    files.sort().map(async (file) => `${relative(folder, file)} ${await digestOf(file)}`),
  )
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

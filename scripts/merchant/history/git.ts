import { parseObject } from '../../../src/json/read.ts'
import type { Documents } from '../../../src/workbench/model/wire.ts'
import { at, isRecord, type JsonRecord } from '../../backoffice/json.ts'
import { run } from '../../toolchain/run.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { UsageError } from '../command.ts'
import { DRAFTS } from '../drafts/draft.ts'

/** A commit: author, time and message. */
export interface Commit {
  readonly id: string
  /** ISO 8601. */
  readonly when: string
  readonly who: string
  readonly why: string
}

async function git(root: string, args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args, { cwd: root }, { silent: true })
  return code === 0 ? output : undefined
}

/** A part of the history. */
export interface Span {
  readonly most: number
  /** Number of the newest commits that are left out. */
  readonly skip?: number
  /** Nothing earlier, ms since 1970. */
  readonly since?: number
  /** Nothing later, ms since 1970. */
  readonly until?: number
}

/** The commits that changed a merchant's configuration, newest first. Throws a {@link UsageError} where git does not track the folder. */
export async function commitsOf(
  root: string,
  code: string,
  { most, skip = 0, since, until }: Span,
): Promise<Commit[]> {
  const files = [`${code}/${STATUS}`, `${code}/${MANIFEST}`]
  const limits = [['since', since] as const, ['until', until] as const].flatMap(([name, time]) =>
    time === undefined ? [] : [`--${name}=${new Date(time).toISOString()}`],
  )
  const said = await git(root, ['log', `-${most}`, `--skip=${skip}`, ...limits, FORMAT, '--', ...files])
  if (said === undefined) throw new UsageError(`git keeps no history of ${root}`)
  return commitsIn(said)
}

const FORMAT = '--format=%h%x1f%aI%x1f%an%x1f%s'

const commitsIn = (said: string): Commit[] =>
  said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', when = '', who = '', why = ''] = line.split('\u001f')
      return { id, when, who, why }
    })

/**
 * The last commit that changed each of these names in any merchant's status. One request of git, since one for each name takes
 * seconds with many merchants. Names that git does not know are missing.
 */
export async function lastChangesOf(root: string, names: readonly string[]): Promise<Map<string, Commit>> {
  const said = await git(root, [...PATCHES, '--', `*/${STATUS}`])
  return changesIn(said ?? '', new Set(names))
}

const PATCHES = ['log', '-p', '-U0', '--no-color', '--no-ext-diff', '--no-renames', FORMAT]
const CHANGED_LINE = /^[+-](?![+-]{2} )/
const NAME = /"(\w+)"\s*:/g

/** Reads patches, the newest first. Pure. */
export function changesIn(said: string, names: ReadonlySet<string>): Map<string, Commit> {
  const changes = new Map<string, Commit>()
  let commit: Commit | undefined
  for (const line of said.split('\n')) {
    // No line of a patch has the separator of FORMAT: it is a control character, which JSON escapes.
    if (line.includes('\u001f')) commit = commitsIn(line)[0]
    else if (commit && CHANGED_LINE.test(line))
      for (const [, name = ''] of line.matchAll(NAME))
        if (names.has(name) && !changes.has(name)) changes.set(name, commit)
  }
  return changes
}

/** A kept draft changes nothing before it is published. */
const isDraft = (path: string): boolean => path.split('/')[1] === DRAFTS

/**
 * Merchants whose folder was changed since a moment, with the time of their last change, ms since 1970. What is not committed counts
 * as changed at `now`; drafts do not count. Throws a {@link UsageError} where git does not track the folder.
 */
export async function changesSince(root: string, since: number, now: number): Promise<Map<string, number>> {
  const here = ['--', '.']
  const [log, status, prefix] = await Promise.all([
    git(root, [...LOG, `--since=${new Date(since).toISOString()}`, ...here]),
    git(root, [...STATUS_NOW, ...here]),
    git(root, ['rev-parse', '--show-prefix']),
  ])
  if (log === undefined || status === undefined || prefix === undefined)
    throw new UsageError(`git keeps no history of ${root}`)
  const changes = new Map<string, number>()
  const note = (path: string, when: number) => {
    const [code = '', file] = path.split('/')
    if (file !== undefined && !isDraft(path) && when >= since)
      changes.set(code, Math.max(when, changes.get(code) ?? 0))
  }
  let when = 0
  for (const entry of log.split('\0').map((part) => part.trimStart())) {
    if (entry.startsWith(COMMIT)) when = Number(entry.slice(1)) * 1000
    else note(entry, when)
  }
  // Paths of the status start at the repository's folder, after two letters and a space.
  for (const entry of status.split('\0')) note(entry.slice(3 + prefix.trim().length), now)
  return changes
}

const COMMIT = '\u001e'
const LOG = ['log', '--relative', '--no-renames', '-z', '--name-only', '--format=%x1e%at']
const STATUS_NOW = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']

/** A merchant's configuration as it was after a commit (`<id>`), or before it (`<id>^`); empty where there was none. */
export async function documentsAt(root: string, code: string, revision: string): Promise<Documents> {
  const [status, manifest] = await Promise.all(
    [STATUS, MANIFEST].map(async (file) =>
      parseObject((await git(root, ['show', `${revision}:./${code}/${file}`])) ?? ''),
    ),
  )
  return documentsOf(status ?? {}, manifest ?? {})
}

/** The parts that are compared: the status, and the templates, which are JSON in strings. */
export function documentsOf(status: JsonRecord, manifest: JsonRecord): Documents {
  const template = (name: string): JsonRecord => {
    const sent = at(manifest, 'templates', 'parameters', name)
    const value = typeof sent === 'string' ? parseObject(sent) : undefined
    return isRecord(value) ? value : {}
  }
  return { status, theme: template('theme'), home: template('home') }
}

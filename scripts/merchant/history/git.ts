import { run } from '../../toolchain/run.ts'
import { STATUS } from '../check/open.ts'
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
  // A machine without git keeps no history either.
  const ran = await run('git', args, { cwd: root }, { silent: true }).catch(() => undefined)
  return ran?.code === 0 ? ran.output : undefined
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

/** A file that a commit changed, below the merchant's folder, and git's ids of its content; '' where there was none. */
export interface ChangedFile {
  readonly file: string
  readonly before: string
  readonly after: string
}

/** A commit with what it changed in a merchant's folder. */
export interface FolderCommit extends Commit {
  readonly files: readonly ChangedFile[]
}

/** The commits that changed a merchant's folder, newest first; drafts do not count. Throws a {@link UsageError} where git does not track the folder. */
export async function commitsOf(
  root: string,
  code: string,
  { most, skip = 0, since, until }: Span,
): Promise<FolderCommit[]> {
  const limits = [['since', since] as const, ['until', until] as const].flatMap(([name, time]) =>
    time === undefined ? [] : [`--${name}=${new Date(time).toISOString()}`],
  )
  const said = await git(root, [
    'log',
    `-${most}`,
    `--skip=${skip}`,
    ...limits,
    ...LOG_FILES,
    ...folderOf(code),
  ])
  if (said === undefined) throw new UsageError(`git keeps no history of ${root}`)
  return folderCommitsIn(said, code)
}

/** All commits that changed some of a merchant's files or folders, the oldest first; [] where git tracks none of them. */
export async function fileCommitsOf(
  root: string,
  code: string,
  paths: readonly string[],
): Promise<FolderCommit[]> {
  const meant = paths.map((path) => `${code}/${path}`)
  const said = await git(root, ['log', '--reverse', '--topo-order', ...LOG_FILES, '--', ...meant])
  return folderCommitsIn(said ?? '', code)
}

/** One commit by its id; undefined where git knows none that changed the folder. */
export async function commitOf(root: string, code: string, id: string): Promise<FolderCommit | undefined> {
  const said = await git(root, ['show', ...FILES, id, ...folderOf(code)])
  return said === undefined ? undefined : folderCommitsIn(said, code)[0]
}

/** git's id of a merchant's folder as it was after a commit; undefined where there was none. */
export const treeAt = async (root: string, code: string, revision: string): Promise<string | undefined> =>
  (await git(root, ['rev-parse', '--verify', '--quiet', `${revision}:./${code}`]))?.trim()

const FORMAT = '--format=%h%x1f%aI%x1f%an%x1f%s'
const FILES = ['-z', '--raw', '--no-renames', '--relative', FORMAT.replace('=', '=%x1e')]
/** A merge is no change of its own: the commits that it brings are listed. */
const LOG_FILES = ['--no-merges', ...FILES]

const folderOf = (code: string): string[] => ['--', code, `:(exclude)${code}/${DRAFTS}`]

const commitIn = (line: string): Commit => {
  const [id = '', when = '', who = '', why = ''] = line.split('\u001f')
  return { id, when, who, why }
}

/** Each commit: its line, then `:<modes> <blob before> <blob after> <letter>` and a path for each file, all ended by NUL. */
const folderCommitsIn = (said: string, code: string): FolderCommit[] =>
  said
    .split(COMMIT)
    .slice(1)
    .map((entry) => {
      const [line = '', ...parts] = entry.split('\0').map((part) => part.trimStart())
      const files = parts.flatMap((part, at): ChangedFile[] => {
        if (!part.startsWith(':')) return []
        const [, , before = '', after = ''] = part.split(' ')
        return [
          { file: (parts[at + 1] ?? '').slice(code.length + 1), before: blob(before), after: blob(after) },
        ]
      })
      return { ...commitIn(line), files }
    })

const blob = (id: string): string => (/^0+$/.test(id) ? '' : id)

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
    if (line.includes('\u001f')) commit = commitIn(line)
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

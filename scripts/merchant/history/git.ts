import { parseObject } from '../../../src/json/read.ts'
import type { Documents } from '../../../src/workbench/model/wire.ts'
import { at, isRecord, type JsonRecord } from '../../backoffice/json.ts'
import { run } from '../../toolchain/run.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { UsageError } from '../command.ts'

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

/** The last commit that changed a name in any merchant's status; undefined where git knows none. */
export async function lastChangeOf(root: string, name: string): Promise<Commit | undefined> {
  const args = ['log', '-1', FORMAT, `-G"${name}" *:`, '--', `*/${STATUS}`]
  return commitsIn((await git(root, args)) ?? '')[0]
}

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

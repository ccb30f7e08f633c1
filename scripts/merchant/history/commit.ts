import { run } from '../../toolchain/run.ts'
import type { Person } from '../drafts/draft.ts'

/** What became of a commit: its id, or why there is none. */
export type Committed = { readonly id: string } | { readonly why: string }

const LONGEST_REASON = 200
// Control characters, and marks that turn the direction of text.
const UNPRINTABLE = /[\p{Cc}\p{Cf}]+/gu

/** A reason as the one line of a commit message. */
export const reasonOf = (said: string): string =>
  said.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)

const NO_GIT = 'git does not keep this folder'

/** The person that git knows on this machine; undefined where it knows none. */
export async function personOf(root: string): Promise<Person | undefined> {
  const args = ['config', '-z', '--get-regexp', '^user\\.(name|email)$']
  const { code, output } = await run('git', args, { cwd: root }, { silent: true }).catch(() => NONE)
  if (code !== 0) return undefined
  // The name of a value, a line break, and the value. What is set for this folder comes after what is set for the machine.
  const values = new Map(
    output.split('\0').map((entry) => {
      const [name = '', ...lines] = entry.split('\n')
      return [name, lines.join('\n').trim()]
    }),
  )
  const email = values.get('user.email') ?? ''
  return email === '' ? undefined : { name: values.get('user.name') || email, email }
}

const NONE = { code: 1, output: '' }

/** Whether git knows a file. */
export const isTracked = async (root: string, path: string): Promise<boolean> => {
  const args = ['ls-files', '--error-unmatch', '--', path]
  return (await run('git', args, { cwd: root }, { silent: true }).catch(() => NONE)).code === 0
}

/** Commits these files alone, as the person that git knows. The files are written whether or not it works. */
export async function commitFiles(
  root: string,
  paths: readonly string[],
  reason: string,
): Promise<Committed> {
  const git = (...args: string[]) =>
    run('git', args, { cwd: root }, { silent: true }).catch(() => ({ code: 1, output: NO_GIT }))
  const added = await git('add', '--', ...paths)
  if (added.code !== 0) {
    const isKept = (await git('rev-parse', '--is-inside-work-tree')).code === 0
    return { why: isKept ? lastLine(added.output) : NO_GIT }
  }
  const made = await git('commit', '--quiet', `--message=${reasonOf(reason)}`, '--only', '--', ...paths)
  if (made.code !== 0) return { why: lastLine(made.output) }
  return { id: (await git('rev-parse', '--short', 'HEAD')).output.trim() }
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? ''

/** The result of a commit in words. */
export const wordsOfCommit = (committed: Committed): string =>
  'id' in committed ? `Commit ${committed.id}.` : `Not committed: ${committed.why}.`

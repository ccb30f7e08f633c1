import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Author {
  readonly name: string
  readonly email: string
}

export const ADA: Author = { name: 'Ada', email: 'ada@example.com' }

const read = (folder: string, command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' }).trim()

/** Runs git in a folder and returns its output. */
export const git = (folder: string, ...args: string[]): string => read(folder, 'git', args)

/** Lets git keep a folder from now on, without what is `left` out. It needs no `git init`: writing a few files is quicker. */
export function keepHistory(folder: string, author: Author = ADA, left: readonly string[] = []): void {
  for (const part of ['objects', 'refs', 'info']) mkdirSync(join(folder, '.git', part), { recursive: true })
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(folder, '.git/info/exclude'), left.join('\n'))
  commitAs(folder, author)
}

/** Who git says changes the folder from now on. */
export function commitAs(folder: string, { name, email }: Author): void {
  const config = {
    core: { repositoryformatversion: 0 },
    user: { name, email },
    commit: { gpgSign: false },
    // Cleaning is a process for each commit, and there is nothing to clean.
    maintenance: { auto: false },
  }
  const lines = Object.entries(config).flatMap(([section, values]) => [
    `[${section}]`,
    ...Object.entries(values).map(([key, value]) => `${key} = ${JSON.stringify(value)}`),
  ])
  writeFileSync(join(folder, '.git/config'), `${lines.join('\n')}\n`)
}

// One process for three: this one is large, and takes long to fork.
const COMMIT = 'git add --all && git commit --quiet --message="$1" && git rev-parse --short HEAD'

/** Commits everything that is in the folder. Returns the commit's id. */
export const commitAll = (folder: string, why: string): string =>
  read(folder, 'sh', ['-c', COMMIT, 'sh', why])

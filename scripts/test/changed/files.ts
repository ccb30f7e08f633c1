import { nearNames } from '../../merchant/near.ts'
import { giveUp, run } from '../../toolchain/run.ts'

async function git(...args: readonly string[]): Promise<string[] | undefined> {
  const { code, output } = await run('git', args, {}, { silent: true })
  return code === 0 ? output.split('\n').filter(Boolean) : undefined
}

/**
 * The changed files since `base`, uncommitted ones included. Without a base: since this branch left `main`; on `main`, the
 * uncommitted files, else those of the last commit.
 */
export async function changedFiles(base?: string): Promise<{ base: string; files: string[] }> {
  const [fork] = base ? [base] : ((await git('merge-base', 'HEAD', 'main')) ?? [])
  const [head] = (await git('rev-parse', 'HEAD')) ?? []
  const since = async (commit: string): Promise<string[]> => {
    const changed = await git('diff', '--name-only', commit)
    if (!changed) return giveUp(`git does not know ${commit}.`)
    return [...changed, ...((await git('ls-files', '--others', '--exclude-standard')) ?? [])]
  }
  const first = fork && fork !== head ? fork : 'HEAD'
  const files = await since(first)
  if (files.length > 0 || base) return { base: first, files }
  return { base: 'HEAD~1', files: await since('HEAD~1') }
}

/** A message on unknown file names, with the nearest known name; undefined if all are known. Pure. */
export function unknownFile(named: readonly string[], known: readonly string[]): string | undefined {
  const names = new Set(known)
  const wrong = named.find((file) => !names.has(file))
  if (wrong === undefined) return undefined
  const [near] = nearNames(wrong, known)
  return `There is no file ${wrong}${near === undefined ? '.' : `: did you mean ${near}?`}`
}

/** The files named on the command line. An unknown one is refused: it would choose no tests, which would look like a success. */
export async function namedFiles(list: string): Promise<string[]> {
  const named = list.split(',').filter(Boolean)
  const listed = await git('ls-files', '--cached', '--others', '--exclude-standard')
  const gone = await git('diff', '--name-only', '--diff-filter=D', 'HEAD')
  const fault = listed && unknownFile(named, [...listed, ...(gone ?? [])])
  return fault === undefined ? named : giveUp(fault)
}

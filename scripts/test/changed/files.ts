import { giveUp, run } from '../../toolchain/run.ts'

async function git(...args: readonly string[]): Promise<string[] | undefined> {
  const { code, output } = await run('git', args, {}, { silent: true })
  return code === 0 ? output.split('\n').filter(Boolean) : undefined
}

/**
 * What has changed since `base`, what is not committed included. Without a base: since this branch left `main`; on `main`
 * itself, what is not committed, else the last commit.
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

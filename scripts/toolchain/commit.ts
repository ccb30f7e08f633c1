import { run } from './run.ts'

/** The hash of the commit that is checked out; zeros where git does not know. */
export async function headCommit(): Promise<string> {
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], {}, { silent: true })
  return code === 0 ? output.trim() : '0'.repeat(40)
}

import { join } from 'node:path'
import { refuseUnreviewed } from '../drafts/required.ts'
import { type Committed, commitFiles } from '../history/commit.ts'
import { replaceFiles } from '../replaceFiles.ts'
import type { SetResult } from './report.ts'

/**
 * Writes prepared changes. With a reason they become one commit, where git keeps the folder. Throws a `UsageError`, and writes
 * nothing, where one of the merchants is changed by drafts alone.
 */
export async function writeSet(
  root: string,
  results: readonly Pick<SetResult, 'merchant' | 'files'>[],
  reason: string,
): Promise<Committed | undefined> {
  refuseUnreviewed(
    root,
    results.map(({ merchant }) => merchant),
  )
  for (const { merchant, files } of results) replaceFiles(join(root, merchant), files)
  if (reason === '') return undefined
  const paths = results.flatMap(({ merchant, files }) => files.map(({ file }) => join(merchant, file)))
  return commitFiles(root, paths, reason)
}

import type { Commit } from '../model/bulkWire.ts'
import { labels } from '../texts.ts'

/** The result of a commit, to follow other words; '' where nobody asked for one. */
export const wordsOfCommit = (committed: Commit | undefined): string => {
  if (!committed) return ''
  return ` ${'id' in committed ? labels.past.commit(committed.id) : labels.past.noCommit(committed.why)}`
}

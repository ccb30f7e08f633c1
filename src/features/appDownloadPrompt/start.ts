import type { Client } from '../../api/client.ts'
import type { AppDownloadConfig } from '../../generated/types.ts'
import { readAppDownload } from '../../site/appDownload.ts'
import type { Problem } from '../../site/problem.ts'
import { appDownloadConfigCall } from './api.ts'

/** A configuration as far as it holds, with what is wrong in it. */
export interface Checked {
  readonly value: AppDownloadConfig | undefined
  readonly problems: readonly Problem[]
}

/**
 * Asks for the app-download configuration each time it is called, and hands on what is new. A failed call leaves the
 * configuration as it was: where there was none, the decision says that it is missing. Never rejects.
 */
export function createAppDownloadSource(
  client: Client,
  apply: (checked: Checked) => void,
): () => Promise<void> {
  let before: string | undefined
  return async () => {
    try {
      const sent = await client.send(appDownloadConfigCall, { alert: false })
      const text = JSON.stringify(sent ?? null)
      if (text === before) return
      before = text
      const { value, problems } = readAppDownload(sent)
      apply({ value, problems })
    } catch {
      // The next visit to the page asks again.
    }
  }
}

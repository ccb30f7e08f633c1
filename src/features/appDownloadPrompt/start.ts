import type { Client } from '../../api/client.ts'
import type { AppDownloadConfig } from '../../generated/types.ts'
import { readAppDownload } from '../../site/appDownload.ts'
import type { Problem } from '../../site/problem.ts'
import { appDownloadConfigCall } from './api.ts'

/** The valid parts of a configuration, with its problems. */
export interface Checked {
  readonly value: AppDownloadConfig | undefined
  readonly problems: readonly Problem[]
}

/**
 * Each call requests the app-download configuration and passes on a new one. A failed call keeps the previous configuration;
 * without any, the decision says that it is missing. Never rejects.
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
      // The next visit of the page requests it again.
    }
  }
}

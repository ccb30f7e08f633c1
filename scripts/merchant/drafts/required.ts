import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../../backoffice/json.ts'
import { UsageError } from '../command.ts'
import { merchantFileIn } from '../folder.ts'

/** Whether a `merchant.json` demands a second person's yes. Pure. */
export const isReviewRequired = (merchantFile: unknown): boolean =>
  at(merchantFile, 'reviewRequired') === true

/** The same of a folder. Throws where the file is not JSON. */
export const isReviewRequiredIn = (root: string, code: string): boolean =>
  existsSync(join(root, code, 'merchant.json')) && isReviewRequired(merchantFileIn(code, root))

/** Throws a {@link UsageError} that names the merchants whose changes are published by way of drafts alone. */
export function refuseUnreviewed(root: string, codes: readonly string[]): void {
  const refused = codes.filter((code) => isReviewRequiredIn(root, code))
  if (refused.length > 0)
    throw new UsageError(
      `Changes of ${refused.join(', ')} are published after a second person's yes: keep them as a draft`,
    )
}

import validateTexts from '../generated/validators/textOverrides.js'
import type { OwnTexts } from '../i18n/ownTexts.ts'
import type { Problem } from '../site/problem.ts'
import { sanitise } from '../site/sanitise.ts'
import type { Site } from '../site/site.ts'

/** The valid part of a merchant's own texts. A separate chunk, because few merchants have any. Pure. */
export function readOwnTexts(sent: Site['texts']): {
  readonly texts: OwnTexts
  readonly problems: readonly Problem[]
} {
  const { value, problems } = sanitise(validateTexts, sent, 'texts')
  return { texts: value ?? {}, problems }
}

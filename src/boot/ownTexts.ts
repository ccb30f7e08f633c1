import validateTexts from '../generated/validators/textOverrides.js'
import type { OwnTexts } from '../i18n/ownTexts.ts'
import type { Problem } from '../site/problem.ts'
import { sanitise } from '../site/sanitise.ts'
import type { Site } from '../site/site.ts'

/** A merchant's own words as far as they hold. Few merchants have any: nobody else downloads what reads them. Pure. */
export function readOwnTexts(sent: Site['texts']): {
  readonly texts: OwnTexts
  readonly problems: readonly Problem[]
} {
  const { value, problems } = sanitise(validateTexts, sent, 'texts')
  return { texts: value ?? {}, problems }
}

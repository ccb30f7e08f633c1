import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../../scripts/backoffice/json.ts'
import { answerIn, codesIn, MERCHANTS, manifestIn, siteIn, textsIn } from '../../scripts/merchant/folder.ts'
import { resolveSite } from '../../src/site/resolveSite.ts'
import type { Site } from '../../src/site/site.ts'

/** Every merchant folder of the repository. */
export const merchantCodes: readonly string[] = codesIn()

/** Those whose folder has an answer to a call. */
export const merchantsWith = (call: string): readonly string[] =>
  merchantCodes.filter((code) => existsSync(join(MERCHANTS, code, 'wps', `${call}.json`)))

/** Those that have games. */
export const merchantsWithGames: readonly string[] = merchantsWith('relay/GCSGAME_newGameVendor')

/** Those with icons: phones offer to install no site without one. */
export const merchantsWithIcons: readonly string[] = merchantCodes.filter((code) => {
  const icons = at(answerIn(code, 'system/manifest'), 'icons')
  return Array.isArray(icons) && icons.length > 0
})

export { baseOf } from '../../scripts/merchant/folder.ts'

/** The answer to a call in a merchant's folder. */
export const answerOf = (code: string, call: string): unknown => answerIn(code, call)

/** The texts in a merchant's folder, by language, unchecked. */
export const textsOf = (code: string): Record<string, unknown> => textsIn(code)

/** The manifest with the merchant's own texts, as the back office sends it. */
export const manifestOf = (code: string): unknown => manifestIn(code)

/** A merchant's site as the app resolves it. */
export const siteOf = (code: string, change: { status?: object; manifest?: unknown } = {}): Site =>
  siteIn(code, change)

/** The site of a minimal status (a merchant code) with the given parts, and of a manifest. */
export function siteFrom(status: object, manifest: unknown = {}): Site {
  const site = resolveSite({
    status: { merchantCode: 'acme', ...status },
    manifest,
    base: 'http://acme.localhost/m/',
  })
  if (!site) throw new Error('does not resolve')
  return site
}

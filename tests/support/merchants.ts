import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withTexts } from '../../scripts/backoffice/texts.ts'
import { resolveSite } from '../../src/site/resolveSite.ts'
import type { Site } from '../../src/site/site.ts'

const MERCHANTS = join(import.meta.dirname, '..', '..', 'merchants')

/** Every merchant folder of the repository. */
export const merchantCodes: readonly string[] = readdirSync(MERCHANTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

export const baseOf = (code: string): string => `http://${code}.localhost/m/`

/** What a merchant's back office answers to a call, as its folder holds it. */
export function answerOf(code: string, call: string): unknown {
  return JSON.parse(readFileSync(join(MERCHANTS, code, 'wps', `${call}.json`), 'utf8'))
}

/** A merchant's own words, as its folder holds them: by language, unchecked. */
export function textsOf(code: string): Record<string, unknown> {
  const folder = join(MERCHANTS, code, 'texts')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** The manifest with the merchant's own words in it, as the back office sends it. */
export const manifestOf = (code: string): unknown =>
  withTexts(answerOf(code, 'system/manifest'), textsOf(code))

/** A merchant's site, as the app would resolve it. */
export function siteOf(code: string, change: { status?: object; manifest?: unknown } = {}): Site {
  const status = answerOf(code, 'system/status')
  const site = resolveSite({
    status: { ...(typeof status === 'object' ? status : {}), ...change.status },
    manifest: 'manifest' in change ? change.manifest : manifestOf(code),
    base: baseOf(code),
  })
  if (!site) throw new Error(`${code} does not resolve`)
  return site
}

/** The smallest status that is a site. */
export function siteFrom(status: object, manifest: unknown = {}): Site {
  const site = resolveSite({ status: { merchantCode: 'acme', ...status }, manifest, base: baseOf('acme') })
  if (!site) throw new Error('does not resolve')
  return site
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** A merchant's site, as the app would resolve it. */
export function siteOf(code: string, change: { status?: object; manifest?: unknown } = {}): Site {
  const status = answerOf(code, 'system/status')
  const site = resolveSite({
    status: { ...(typeof status === 'object' ? status : {}), ...change.status },
    manifest: 'manifest' in change ? change.manifest : answerOf(code, 'system/manifest'),
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

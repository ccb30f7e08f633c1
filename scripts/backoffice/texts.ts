import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { at, isRecord } from './json.ts'
import type { Merchant, Merchants } from './merchants.ts'

const FOLDER = 'texts'
const mixed = new WeakMap<object, { source: string; value: unknown }>()

/** A manifest's answer with a merchant's own words as the template parameter `texts`, JSON in a string as its neighbours are. */
export const withTexts = (manifest: unknown, texts: Readonly<Record<string, unknown>>): unknown => {
  if (!isRecord(manifest) || Object.keys(texts).length === 0) return manifest
  const source = JSON.stringify(texts)
  const known = mixed.get(manifest)
  if (known?.source === source) return known.value
  const templates = isRecord(manifest.templates) ? manifest.templates : {}
  const parameters = at(templates, 'parameters')
  const value = {
    ...manifest,
    templates: { ...templates, parameters: { ...(isRecord(parameters) ? parameters : {}), texts: source } },
  }
  mixed.set(manifest, { source, value })
  return value
}

/** `merchants/<code>/texts/<language>.json`, by the name of the file; {} where there is no such folder. */
export const textsOf = async (merchants: Merchants, merchant: Merchant): Promise<Record<string, unknown>> => {
  const files = await readdir(join(merchant.folder, FOLDER)).catch(() => [])
  const names = files.filter((file) => file.endsWith('.json')).sort()
  const read = names.map(
    async (file) =>
      [file.slice(0, -'.json'.length), await merchants.read(merchant, `${FOLDER}/${file}`)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

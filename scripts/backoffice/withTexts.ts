import { at, isRecord } from './json.ts'

const mixed = new WeakMap<object, { source: string; value: unknown }>()

/** A manifest with the merchant's own texts as the template parameter `texts`, a JSON string like the other parameters. */
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

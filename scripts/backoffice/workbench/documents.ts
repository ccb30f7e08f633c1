import { drafted } from '../../../src/workbench/model/drafted.ts'
import type { Documents } from '../../../src/workbench/model/wire.ts'
import { at, isRecord, type JsonRecord, parseRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { textsOf } from '../texts.ts'
import { withTexts } from '../withTexts.ts'

export const STATUS_FILE = 'wps/system/status.json'
export const MANIFEST_FILE = 'wps/system/manifest.json'
export const PARAMETERS = ['templates', 'parameters'] as const

/** The configuration in a merchant's folder. */
export interface Folder {
  readonly status: JsonRecord
  readonly manifest: JsonRecord
  readonly documents: Documents
}

/** A template parameter that is JSON in a string. */
const template = (manifest: JsonRecord, name: 'theme' | 'home'): JsonRecord => {
  const sent = at(manifest, ...PARAMETERS, name)
  return typeof sent === 'string' ? (parseRecord(sent) ?? {}) : {}
}

/** Throws BrokenFile where a file is not JSON; a missing one is empty. */
export const readFolder = async (merchants: Merchants, merchant: Merchant): Promise<Folder> => {
  const record = async (file: string): Promise<JsonRecord> => {
    const value = await merchants.read(merchant, file)
    return isRecord(value) ? value : {}
  }
  const [status, manifest] = await Promise.all([record(STATUS_FILE), record(MANIFEST_FILE)])
  return {
    status,
    manifest,
    documents: { status, theme: template(manifest, 'theme'), home: template(manifest, 'home') },
  }
}

/** The manifest with changed templates. A template that the patch does not change keeps its text. */
export const manifestWith = (manifest: JsonRecord, documents: Documents, patch: JsonRecord): JsonRecord => {
  const own = at(manifest, ...PARAMETERS)
  const parameters: JsonRecord = { ...(isRecord(own) ? own : {}) }
  for (const name of ['theme', 'home'] as const)
    if (name in patch) parameters[name] = JSON.stringify(documents[name])
  const templates = isRecord(manifest.templates) ? manifest.templates : {}
  return { ...manifest, templates: { ...templates, parameters } }
}

/** The answers of the back office if a patch were saved. */
export const draftOf = async (merchants: Merchants, merchant: Merchant, patch: JsonRecord) => {
  const folder = await readFolder(merchants, merchant)
  const documents = drafted(folder.documents, patch)
  const manifest = withTexts(
    manifestWith(folder.manifest, documents, patch),
    await textsOf(merchants, merchant),
  )
  return { folder, documents, manifest }
}

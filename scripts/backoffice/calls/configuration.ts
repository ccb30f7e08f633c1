import { createHash, timingSafeEqual } from 'node:crypto'
import { type Answer, fail, ok } from '../answer.ts'
import type { Call, CallTable } from '../call.ts'
import { at, isRecord, type JsonRecord, mergePatch, text } from '../json.ts'
import { once } from '../once.ts'

/** The variable with the key that changes configurations. Without it, nothing can be changed. */
export const KEY_VARIABLE = 'BACKOFFICE_KEY'

const FILES = ['system/status', 'system/manifest', 'relay/MCSFE_getAppDownloadConfig']

const digestOf = (value: string): Buffer => createHash('sha256').update(value).digest()

/** Carries out a call of somebody with the key. */
const withKey = async (call: Call, carryOut: () => Promise<Answer>): Promise<Answer> => {
  const key = process.env[KEY_VARIABLE]
  if (!key) return fail('call.unknown', `There is no call ${call.path}`, { status: 404 })
  // Digests have one length, which the comparison needs.
  const isKnown = timingSafeEqual(digestOf(call.headers.get('authorization') ?? ''), digestOf(key))
  return isKnown ? carryOut() : fail('key.unknown', 'This key is not known.', { status: 401 })
}

/** The stored files, and a version that changes with them. */
const stored = async ({ merchants, merchant, merchantState }: Call) => {
  const files: Record<string, JsonRecord> = {}
  for (const name of FILES) {
    const value = merchantState.values.get(name) ?? (await merchants.read(merchant, `wps/${name}.json`))
    if (isRecord(value)) files[name] = value
  }
  return { version: digestOf(JSON.stringify(files)).toString('hex').slice(0, 16), files }
}

const change = async (call: Call): Promise<Answer> => {
  const { version, files } = await stored(call)
  const patches = at(call.body, 'patches')
  if (text(call.body.version) !== version)
    return fail('configuration.changed', 'Somebody has changed it meanwhile.', { status: 409 })
  if (!isRecord(patches) || Object.keys(patches).some((name) => !FILES.includes(name)))
    return fail('configuration.unknown', 'This file is not stored here.', { status: 422 })
  for (const [name, patch] of Object.entries(patches))
    call.merchantState.values.set(name, mergePatch(files[name] ?? {}, patch))
  return ok({ version: (await stored(call)).version })
}

/** docs/contract.md: the configuration that `merchant push` changes. */
export const configurationCalls: CallTable = {
  'GET /wps/system/configuration': {
    answers: 'configuration',
    handle: (call) => withKey(call, async () => ok(await stored(call))),
  },
  'PUT /wps/system/configuration': {
    takes: 'configuration-change-request',
    handle: (call) => withKey(call, () => once(call, () => change(call))),
  },
}

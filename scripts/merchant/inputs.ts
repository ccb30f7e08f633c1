import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './command.ts'
import { answerIn, baseOf, codesIn, MERCHANTS, manifestIn, readJson } from './folder.ts'
import { hintAt } from './near.ts'
import type { SiteAnswers } from './resolve.ts'
import { manifestInForce, statusInForce } from './schedule/inForce.ts'
import { activeAt, readSchedule, SCHEDULE, type Schedule } from './schedule/schedule.ts'

const APP_DOWNLOAD = 'relay/MCSFE_getAppDownloadConfig'

/**
 * The answers that describe a merchant's site, from its folder and with what its schedule changes now. Throws where the status
 * cannot be read.
 */
export function answersIn(code: string, root: string = MERCHANTS): SiteAnswers {
  const has = (call: string): boolean => existsSync(join(root, code, 'wps', `${call}.json`))
  const scheduled = activeAt(scheduleIn(code, root), Date.now())
  return {
    status: statusInForce(answerIn(code, 'system/status', root), scheduled),
    manifest: has('system/manifest') ? manifestInForce(manifestIn(code, root), scheduled) : undefined,
    // A folder without the file is answered as the embedded back office answers it.
    appDownload: has(APP_DOWNLOAD) ? answerIn(code, APP_DOWNLOAD, root) : {},
    base: baseOf(code),
  }
}

/** The schedule in a merchant's folder; without a file an empty one. Throws where the file is not JSON. */
export const scheduleIn = (code: string, root: string = MERCHANTS): Schedule =>
  readSchedule(existsSync(join(root, code, SCHEDULE)) ? readJson(join(root, code, SCHEDULE)) : undefined)

/** The merchants of a command. Throws a {@link UsageError} for an unknown code, with similar ones. */
export function chosenCodes(asked: readonly string[], root: string = MERCHANTS): readonly string[] {
  const known = codesIn(root)
  for (const code of asked)
    if (!known.includes(code)) throw new UsageError(`There is no merchant ${code}: ${hintAt(code, known)}`)
  return asked
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './command.ts'
import { answerIn, baseOf, codesIn, MERCHANTS, manifestIn } from './folder.ts'
import { hintAt } from './near.ts'
import type { SiteAnswers } from './resolve.ts'

const APP_DOWNLOAD = 'relay/MCSFE_getAppDownloadConfig'

/** What a merchant's back office says of its site, as its folder holds it. Throws where the status cannot be read. */
export function answersIn(code: string, root: string = MERCHANTS): SiteAnswers {
  const has = (call: string): boolean => existsSync(join(root, code, 'wps', `${call}.json`))
  return {
    status: answerIn(code, 'system/status', root),
    manifest: has('system/manifest') ? manifestIn(code, root) : undefined,
    appDownload: has(APP_DOWNLOAD) ? answerIn(code, APP_DOWNLOAD, root) : undefined,
    base: baseOf(code),
  }
}

/** The merchants that a command is about. Throws a {@link UsageError} for a code that is none, naming what is near. */
export function chosenCodes(asked: readonly string[], root: string = MERCHANTS): readonly string[] {
  const known = codesIn(root)
  for (const code of asked)
    if (!known.includes(code)) throw new UsageError(`There is no merchant ${code}: ${hintAt(code, known)}`)
  return asked
}

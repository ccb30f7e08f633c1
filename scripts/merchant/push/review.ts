import { registry } from '../../../src/app/registry.ts'
import { compareSites } from '../compare/compareSites.ts'
import { linesOfDiff } from '../diff/print.ts'
import { baseOf } from '../folder.ts'
import { lineOfStep } from '../history/steps.ts'
import type { Line } from '../record/boundedFetch.ts'
import { siteFromAnswers } from '../resolve.ts'
import type { Changes, Files } from './changes.ts'

/** The difference: what players notice, and each value that is sent. */
export function reviewOf(
  { code, line }: { readonly code: string; readonly line: Pick<Line, 'origin'> },
  theirs: Files,
  wanted: Files,
  changes: Changes,
): string[] {
  const site = (files: Files) =>
    siteFromAnswers({
      status: files['system/status'],
      manifest: files['system/manifest'],
      appDownload: files['relay/MCSFE_getAppDownloadConfig'],
      base: baseOf(code),
    })
  const [after, before] = [site({ ...theirs, ...wanted }), site(theirs)]
  const noticed =
    after && before
      ? linesOfDiff(line.origin, 'what is sent', {
          comparison: compareSites(registry, before, after),
          notes: [],
        })
      : []
  return [...noticed, 'What is sent', ...valueLines(changes)]
}

/** Each changed value, by file. */
export const valueLines = (changes: Changes): string[] =>
  Object.entries(changes).flatMap(([file, steps]) => [
    `  ${file}`,
    ...steps.map((step) => `    ${lineOfStep(step)}`),
  ])

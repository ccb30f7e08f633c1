import { registry } from '../../../src/app/registry.ts'
import { compareSites } from '../compare/compareSites.ts'
import { linesOfDiff } from '../diff/print.ts'
import { baseOf } from '../folder.ts'
import { lineOfStep, type Step } from '../history/steps.ts'
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

/** Why a folder is not sent whose changes need a second person's yes, and what to do; [] where it may be sent. Pure. */
export function unreviewedLines(code: string, steps: readonly Step[] | undefined): string[] {
  if (!steps)
    return [
      `Nothing is sent: changes of ${code} need a second person's yes (reviewRequired in merchant.json), and git does not keep the folder, so that nobody can tell what was approved. Commit the folder first.`,
    ]
  if (steps.length === 0) return []
  return [
    `Nothing is sent: changes of ${code} need a second person's yes (reviewRequired in merchant.json), and nobody has approved these values:`,
    ...steps.map((step) => `  ${lineOfStep(step)}`),
    `Set them back, change them in the workbench and keep them as a draft (Save); after somebody's yes: npm run merchant -- drafts ${code} <name> --publish`,
  ]
}

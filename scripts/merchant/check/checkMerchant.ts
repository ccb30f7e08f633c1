import { checkProject } from './checkProject.ts'
import { acrossChecks, checks } from './checks.ts'
import type { MerchantFiles } from './files.ts'
import { type Finding, type Found, inOrder, type Severity } from './finding.ts'
import type { Known } from './known.ts'
import { type Opened, openMerchant } from './open.ts'
import { faultPlace, type Place, placeOf } from './place.ts'

/**
 * All findings of a merchant's folder, ordered by file and place. Pure: `known` are the project's catalogues, `others` the
 * other folders.
 */
export function checkMerchant(
  files: MerchantFiles,
  known: Known,
  others: readonly MerchantFiles[] = [],
): Finding[] {
  const merchant = openMerchant(files)
  const all = [merchant, ...others.filter(({ code }) => code !== files.code).map(openMerchant)]
  return checkOpened(merchant, all, known)
}

/** Checks the named folders among all. Without names it checks all folders, and the catalogue against the code. */
export function checkAll(
  all: readonly MerchantFiles[],
  known: Known,
  asked: readonly string[] = [],
): Finding[] {
  const opened = all.map(openMerchant)
  const wanted = asked.length > 0 ? opened.filter(({ code }) => asked.includes(code)) : opened
  const findings = wanted.flatMap((merchant) => checkOpened(merchant, opened, known))
  return asked.length > 0 ? findings : [...findings, ...checkProject(opened, known)]
}

/** Like {@link checkMerchant}, for folders that have been read. */
export function checkOpened(merchant: Opened, all: readonly Opened[], known: Known): Finding[] {
  const found = [
    ...checks.flatMap((check) => withSeverity(check.codes, check.run(merchant, known))),
    ...acrossChecks.flatMap((check) => withSeverity(check.codes, check.run(merchant, all, known))),
  ]
  return found.map((one) => placed(one, merchant)).sort(inOrder)
}

type Weighed = Found & { readonly code: string; readonly severity: Severity }

const withSeverity = (
  codes: Readonly<Record<string, Severity>>,
  found: readonly (Found & { readonly code: string })[],
): Weighed[] => found.map((one) => ({ ...one, severity: codes[one.code] ?? 'error' }))

function placed(
  { code, severity, file, pointer, means, mend, because, causes }: Weighed,
  { files, broken }: Opened,
): Finding {
  const text = files.texts[file]
  const fault = broken.get(file)
  const { line, column } = placeIn(text, fault, pointer)
  return {
    code,
    severity,
    merchant: files.code,
    file: `${files.folder}/${file}`,
    pointer,
    line,
    column,
    means,
    mend,
    ...(because !== undefined && { because }),
    ...(causes && causes.length > 0 && { causes }),
  }
}

const START: Place = { line: 1, column: 1 }

function placeIn(text: string | undefined, fault: string | undefined, pointer: string): Place {
  if (text === undefined) return START
  return fault === undefined ? placeOf(text, pointer) : faultPlace(text)
}

import { countsOf, type Finding } from './finding.ts'

/** Findings as people read them: by merchant and file, the place as an editor opens it. */
export function linesOf(findings: readonly Finding[], merchants: number): string[] {
  const lines: string[] = []
  let merchant: string | undefined
  let file: string | undefined
  for (const found of findings) {
    if (found.merchant !== merchant) {
      merchant = found.merchant
      file = undefined
      lines.push('', merchant === '' ? 'All merchants' : merchant)
    }
    if (found.file !== file) {
      file = found.file
      lines.push('', `  ${file}`)
    }
    lines.push(
      `  ${found.file}:${found.line}:${found.column}  ${found.severity} ${found.code}${found.pointer && `  ${found.pointer}`}`,
      `      ${found.means}`,
      `      Mend: ${found.mend}`,
    )
  }
  const { error, warning, note } = countsOf(findings)
  const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
  const sum = [many(error, 'error'), many(warning, 'warning'), many(note, 'note')].join(', ')
  const last = `${many(merchants, 'merchant')} checked: ${sum}.`
  return lines.length === 0 ? [last] : [...lines.slice(1), '', last]
}

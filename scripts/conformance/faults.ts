import { existsSync, readFileSync } from 'node:fs'
import { isRecord } from '../../src/json/read.ts'
import { inRoot } from '../toolchain/run.ts'
import { comesBefore, type NamedTest, type Row } from './rows.ts'
import { titlesIn } from './titles.ts'

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const hasHeading = (text: string, anchor: string): boolean =>
  text.split('\n').some((line) => /^#+ /.test(line) && slug(line.replace(/^#+ /, '')) === anchor)

function hasPointer(value: unknown, pointer: string): boolean {
  let here = value
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (!isRecord(here) || !Object.hasOwn(here, name)) return false
    here = here[name]
  }
  return true
}

function decisionIsThere(decision: string): boolean {
  const [file = '', anchor] = decision.split('#')
  if (!existsSync(inRoot(file))) return false
  if (anchor === undefined) return true
  const text = readFileSync(inRoot(file), 'utf8')
  return anchor.startsWith('/') ? hasPointer(JSON.parse(text), anchor) : hasHeading(text, anchor)
}

const known = new Map<string, ReadonlySet<string>>()

function testIsThere({ file, title }: NamedTest): boolean {
  if (!existsSync(inRoot(file))) return false
  const titles = known.get(file) ?? new Set(titlesIn(file, readFileSync(inRoot(file), 'utf8')))
  known.set(file, titles)
  return titles.has(title)
}

/** The faults of one part's rows; empty where each statement has a test or a decision. */
export function faultsIn(rows: readonly Row[]): string[] {
  const faults: string[] = []
  rows.forEach((row, at) => {
    const { id, tests, decision, open } = row
    const before = rows[at - 1]
    if (before && !comesBefore(before, row)) faults.push(`${id} does not come after ${before.id}`)
    for (const test of tests) {
      if (!testIsThere(test)) faults.push(`${id}: no test “${test.title}” in ${test.file}`)
    }
    if (decision !== undefined && !decisionIsThere(decision)) faults.push(`${id}: no decision at ${decision}`)
    const shown = tests.length > 0 || decision !== undefined
    if (shown && open !== undefined) faults.push(`${id} is open, and has a test or a decision all the same`)
    if (!shown) faults.push(`${id} has neither a test nor a decision: ${open ?? row.statement}`)
  })
  return faults
}

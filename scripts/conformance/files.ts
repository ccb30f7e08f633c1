import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../toolchain/run.ts'
import { type Row, readRows } from './rows.ts'

const FOLDER = 'docs/conformance'
export const PAGE = 'docs/conformance.md'

/** The rows of every part of the specification, in the order of the parts. */
export function readParts(): Row[] {
  return readdirSync(inRoot(FOLDER))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readRows(name, readFileSync(inRoot(FOLDER, name), 'utf8')))
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isRecord } from '../../src/json/read.ts'
import { giveUp, inRoot, run } from '../toolchain/run.ts'

/** A browser test, as Playwright lists it. */
export interface Listed {
  readonly project: string
  /** Relative to the repository. */
  readonly file: string
  /** Titles of its groups and its own. */
  readonly titles: readonly string[]
}

/** The project of tests that have the machine to themselves, one after the other. */
export const MEASURED = 'journeys that measure'
/** The group of tests in a browser whose CPU is slowed down, which take that much longer. */
export const SLOWED = 'on a CPU four times slowed'

export const pathOf = ({ titles }: Listed): string => titles.join(' › ')

/** Its line in a list for Playwright's `--test-list`. */
const lineOf = ({ project, file, titles }: Listed): string => [`[${project}]`, file, ...titles].join(' › ')

const members = (value: unknown, name: string): readonly unknown[] => {
  const list = isRecord(value) ? value[name] : undefined
  return Array.isArray(list) ? list : []
}
const text = (value: unknown, name: string): string => {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' ? found : ''
}

/** Reads Playwright's JSON list. Pure. */
export function listedIn(report: unknown): Listed[] {
  const listed: Listed[] = []
  const visit = (suite: unknown, titles: readonly string[]): void => {
    for (const inner of members(suite, 'suites')) visit(inner, [...titles, text(inner, 'title')])
    for (const spec of members(suite, 'specs'))
      for (const test of members(spec, 'tests')) {
        // A suite's first title is its file.
        const [, ...groups] = titles
        const file = text(spec, 'file')
        listed.push({ project: text(test, 'projectName'), file, titles: [...groups, text(spec, 'title')] })
      }
  }
  visit(report, [])
  return listed
}

const FOLDER = inRoot('test-results', 'lists')

/** The browser tests of these files; all unless told otherwise. */
export async function listBrowserTests(files: readonly string[] = []): Promise<Listed[]> {
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${files.length > 0 ? 'some' : 'all'}.json`
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const args = ['test', '--list', '--reporter=json', ...files]
  const { code, output } = await run('playwright', args, { env }, { silent: true })
  if (code !== 0) giveUp(`The browser tests cannot be listed:\n${output}`)
  return listedIn(JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes a list for Playwright, and returns its path. */
export function writeList(name: string, tests: readonly Listed[]): string {
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${name}.txt`
  writeFileSync(file, `${tests.map(lineOf).join('\n')}\n`)
  return file
}

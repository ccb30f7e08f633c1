import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '../../scripts/backoffice/calls/index.ts'
import { commands } from '../../scripts/merchant/commands.ts'
import { rows } from '../../src/api/catalogue.ts'
import { blocksOf, documentAt, documents, proseOf, ROOT } from '../support/documents.ts'

const MOST_LINES_OF_README = 120
const FOLDERS = ['src', 'scripts', 'tests', 'schemas', 'docs', 'merchants', 'public', '.ci'] as const

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name).replaceAll('\\', '/'),
  ),
)
const paths = documents.map(({ path }) => path)
const unique = (found: Iterable<string>): string[] => [...new Set(found)].sort()
const matches = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].map(([, first = '']) => first))

/** Files that the guide's blocks create, and those that the guide asks its reader to write. */
const written = [
  ...blocksOf(documentAt('docs/extending.md')).flatMap(({ file }) => (file ? [file] : [])),
  'tests/journeys/dailyTip.spec.ts',
  'tests/unit/features/dailyTip/model/tipText.test.ts',
]
/** All suffixes of all paths, so that `boot/wire.ts` and `wire.ts` are found too. */
const endings = new Set(
  [...files, ...written].flatMap((file) => file.split('/').map((_, at, steps) => steps.slice(at).join('/'))),
)
const isThere = (path: string): boolean => endings.has(path) || existsSync(join(ROOT, path))

describe('the README', () => {
  it('has at most 120 lines', () => {
    expect(documentAt('README.md').split('\n').length).toBeLessThanOrEqual(MOST_LINES_OF_README + 1)
  })

  it('links to every document', () => {
    const linked = new Set(matches(documentAt('README.md'), /\]\(([^)#]+)/g))
    const lost = paths.filter((path) => /^docs\/[^/]+\.md$/.test(path) && !linked.has(path))
    expect(lost).toEqual([])
  })

  it('links to every decision, through docs/decisions/README.md', () => {
    const linked = matches(documentAt('docs/decisions/README.md'), /\]\((\d{4}[^)]+)\)/g)
    expect(linked).toEqual(globSync('[0-9]*.md', { cwd: join(ROOT, 'docs/decisions') }).sort())
  })
})

describe.each(documents)('$path', ({ path, text }) => {
  const prose = proseOf(text)

  it('links to files of this repository, or to the web', () => {
    const targets = matches(prose, /\]\(([^)\s]+)\)/g).filter((target) => !/^(https?:\/\/|#)/.test(target))
    const wrong = targets.filter((target) => {
      const file = normalize(join(dirname(path), target.replace(/#.*$/, '')))
      return file.startsWith('..') || target.startsWith('/') || !existsSync(join(ROOT, file))
    })
    expect(wrong).toEqual([])
  })

  it('names only files and folders that exist, in its diagrams and commands too', () => {
    const figures = blocksOf(text).flatMap(({ file, body }) => (file === undefined ? [body] : []))
    const named = [...matches(prose, /`([^`\n]+)`/g), ...figures]
      .flatMap((code) => code.split(/[\s,()"']+/))
      .map((word) => word.replace(/[:;.]+$/, '').replace(/^\.\//, ''))
      .filter((word) => !/[<>*{}…$=|[\]]/.test(word) && !/^(https?:|\/|test-results\/)/.test(word))
      .filter(
        (word) =>
          /^[\w./-]+\.(tsx?|mjs|webp|schema\.json)$/.test(word) ||
          FOLDERS.some((folder) => word.startsWith(`${folder}/`)),
      )
    expect(unique(named).filter((word) => !isThere(word.replace(/\/$/, '')))).toEqual([])
  })

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const run = matches(text, /\bnpm run (?:-s )?([\w:-]+)/g)
    const short = matches(text, /(?:`|^|\s)npm (start|test|stop|restart)\b/gm)
    expect([...run, ...short].filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it('uses only commands and options that the operators’ tool has', () => {
    const uses = [...text.matchAll(/npm run merchant -- ([a-z]\w*)([^`\n]*)/g)]
    const wrong = uses.flatMap(([use, name = '', rest = '']) => {
      const command = commands.find((one) => one.name === name)
      const options = matches(rest, /--([a-z][a-z-]*)/g).filter((option) => option !== 'json')
      return command && options.every((option) => Object.hasOwn(command.options, option)) ? [] : [use]
    })
    expect(wrong).toEqual([])
  })

  it('points to no text that the repository does not hold', () => {
    const outside =
      /\bissues? \d|\bcontract,? (?:section )?\d|\bpart [12]\b|\bpart-[12]\.md|\bdesign,? (?:rule|section)|\/work\//i
    expect(prose.split('\n').filter((line) => outside.test(line))).toEqual([])
  })
})

describe('docs/contract.md', () => {
  const contract = documentAt('docs/contract.md')
  const PATH = /(\/wps\/\w+\/[\w./]*\w)/g
  /** Calls that the embedded back office answers for other clients, and the reports: the status names their address. */
  const NOT_SENT = ['/wps/system/report', '/wps/system/configuration', '/wps/verification/email/noLogin']
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.includes('generated'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))

  it('names every call of the app, and no other', () => {
    const sent = unique(sources.flatMap((source) => matches(source, PATH)))
    expect(sent.length).toBeGreaterThan(50)
    const named = matches(contract, PATH)
    expect({
      missing: sent.filter((path) => !named.includes(path)),
      unknown: named.filter((path) => ![...sent, ...NOT_SENT].includes(path)),
    }).toEqual({ missing: [], unknown: [] })
  })

  it('names each call with its method', () => {
    const declared = sources.flatMap((source) =>
      [...source.matchAll(/method: '(\w+)',\s*path: '(\/wps[^']+)'/g)].map(
        ([, method, at]) => `${method} ${at}`,
      ),
    )
    expect(declared.length).toBeGreaterThan(40)
    const named = new Set(matches(contract, /`([A-Z]+ \/wps\/[\w./]*\w)/g))
    expect(unique(declared).filter((call) => !named.has(call))).toEqual([])
  })

  it('names the schema of every request and every answer, and only schemas that exist', () => {
    const named = matches(contract, /\[([a-z]+(?:-[a-z]+)*)\]/g)
    const used = Object.values(calls).flatMap(({ takes, answers }) => [takes ?? [], answers ?? []].flat())
    expect(named.filter((name) => !files.includes(`schemas/${name}.schema.json`))).toEqual([])
    expect(unique(used).filter((name) => !named.includes(name))).toEqual([])
  })

  it('names every failure code that the app acts on', () => {
    const codes = rows.flatMap(([{ code = [] }]) => code).map((code) => code.replace('*', ''))
    // `body_too_large` is the client's own code. No back office sends it.
    expect(unique(codes).filter((code) => code !== 'body_too_large' && !contract.includes(code))).toEqual([])
  })
})

it('docs/operators.md says what each code of a problem means', () => {
  const [, union = ''] = /type ProblemCode =([\s\S]*?)\n\n/.exec(
    readFileSync(join(ROOT, 'src/site/problem.ts'), 'utf8'),
  ) ?? ['', '']
  const codes = matches(union, /'([\w.]+)'/g)
  expect(codes.length).toBeGreaterThan(15)
  expect(codes.filter((code) => !documentAt('docs/operators.md').includes(`\`${code}\``))).toEqual([])
})

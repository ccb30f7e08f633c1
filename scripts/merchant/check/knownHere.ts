import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SentNode } from '../../../src/features/shared/rich.ts'
import { isRecord } from '../../../src/json/read.ts'
import { callName } from '../../backoffice/call.ts'
import { calls } from '../../backoffice/calls/index.ts'
import { at } from '../../backoffice/json.ts'
import { loadSchemas } from '../../backoffice/schemas.ts'
import { localeFolders, readLocale } from '../../i18n/readLocales.ts'
import { inRoot } from '../../toolchain/run.ts'
import { readFlagEntries } from './catalogue.ts'
import { faultsOf } from './faults.ts'
import type { Known } from './known.ts'
import { decodedPath } from './paths.ts'

const FLAGS = 'schemas/whitelabel-flags.schema.json'
const EXPECTATIONS = 'schemas/expectations.schema.json'

/** The knowledge of the checks, read from this repository. Throws where a catalogue cannot be read. */
export function knownHere(): Known {
  const complaints: string[] = []
  const schemas = loadSchemas(inRoot('schemas'), (line) => complaints.push(line))
  if (complaints[0]) throw new Error(complaints[0])
  const catalogue = readFileSync(inRoot(FLAGS), 'utf8')
  const flags = readFlagEntries(JSON.parse(catalogue))
  const expected: unknown = at(
    JSON.parse(readFileSync(inRoot(EXPECTATIONS), 'utf8')),
    '$defs',
    'featureId',
    'enum',
  )
  let inCode: ReadonlySet<string> | undefined
  const words = new Map<string, ReturnType<typeof wordsOf>>()
  const spoken = new Set(localeFolders())
  return {
    faults: (schema, value) => faultsOf(schemas.faults(schema, value)),
    schemaOfCall: (name) => SCHEMAS.get(callName(name)),
    flags,
    catalogue,
    // Reads all sources of the app, for the catalogue's own check alone.
    get flagsInCode() {
      inCode ??= namedInCode(flags.map(({ name }) => name))
      return inCode
    },
    expected: new Set(Array.isArray(expected) ? expected.map(String) : []),
    words: (language) => {
      if (!spoken.has(language)) return undefined
      const known = words.get(language) ?? wordsOf(language)
      words.set(language, known)
      return known
    },
    isPublic: (path) => existsSync(join(inRoot('public'), decodedPath(path.replace(/[?#].*$/s, '')))),
    parseHtml,
  }
}

/** The schema of each call's answer, by which the embedded back office validates its answers too. */
const SCHEMAS: ReadonlyMap<string, string> = new Map(
  Object.entries(calls).flatMap(([call, { answers }]) =>
    answers === undefined ? [] : [[callName(call.replace(/^\w+ /, '')), answers]],
  ),
)

const wordsOf = (language: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readLocale(language)).map(([namespace, words]) => [
      namespace,
      Object.fromEntries(
        Object.entries(isRecord(words) ? words : {}).flatMap(([key, text]) =>
          typeof text === 'string' ? [[key, text]] : [],
        ),
      ),
    ]),
  )

/** Flags that occur in the app's sources, generated ones excluded. */
function namedInCode(names: readonly string[]): ReadonlySet<string> {
  const src = inRoot('src')
  const sources = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('generated'))
    .map((path) => readFileSync(path, 'utf8'))
  return new Set(names.filter((name) => sources.some((text) => text.includes(name))))
}

const require = createRequire(import.meta.url)
let parser: { parseFromString: (html: string, type: 'text/html') => { readonly body: SentNode } } | undefined

/** An inert document, in which nothing runs or loads. Imported when the first HTML is parsed. */
function parseHtml(html: string): SentNode {
  if (!parser) {
    const { Window }: typeof import('happy-dom') = require('happy-dom')
    parser = new new Window().DOMParser()
  }
  return parser.parseFromString(html, 'text/html').body
}

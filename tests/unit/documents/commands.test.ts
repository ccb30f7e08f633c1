import { existsSync, globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backoffice, startBackoffice } from '../../../scripts/backoffice/server.ts'
import { documents, ROOT } from '../../support/documents.ts'

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g

/** The source of a script and of all its imports. */
function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(join(ROOT, file))) return ''
  seen.add(file)
  const text = readFileSync(join(ROOT, file), 'utf8')
  const imported = [...text.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path))
  return [text, ...imported.map((one) => sourceOf(one, seen))].join('\n')
}

interface Use {
  readonly path: string
  readonly script: string
  readonly option: string
}
/** Options of our own scripts. Those of the operators’ tool are compared with its commands in tests/architecture. */
const uses: readonly Use[] = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/npm run (?:-s )?([\w:-]+) -- ([^`\n#]*)/g)].flatMap(([, script = '', rest = '']) =>
    script === 'merchant'
      ? []
      : [...rest.matchAll(/(?:^|\s)--([a-z][\w-]*)/g)].map(([, option = '']) => ({ path, script, option })),
  ),
)
const sourcesOfScripts = new Map<string, string>()
function sourceOfScript(script: string): string {
  const known = sourcesOfScripts.get(script)
  if (known !== undefined) return known
  const [, entry = ''] = /([\w/]+\.ts)$/.exec(scripts[script] ?? '') ?? []
  const source = sourceOf(entry.startsWith('scripts/') ? entry : `scripts/${entry}`)
  sourcesOfScripts.set(script, source)
  return source
}
const takes = ({ script, option }: Use): boolean => {
  const source = sourceOfScript(script)
  return new RegExp(`--${option}\\b|\\b${option}: \\{ type|'${option}'`).test(source)
}

const settings = new Set(
  documents.flatMap(({ text }) =>
    [...text.matchAll(/(?:^|[\s`])([A-Z][A-Z_]{3,})=[^\s`]+ (?:npm|node|npx)/gm)].map(
      ([, name = '']) => name,
    ),
  ),
)
const readers = globSync(['scripts/**/*.{ts,mjs}', 'src/edge/**/*.ts', 'tests/support/*.ts', '*.config.ts'], {
  cwd: ROOT,
})
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')

const CURL = /^curl -X (\w+) -H '([\w-]+): ([^']+)' http:\/\/([\w.-]+):\d+(\/\S+) \\\n\s+-d '([^']+)'$/gm
const curls = documents.flatMap(({ path, text }) =>
  [...text.matchAll(CURL)].map(
    ([, method = '', header = '', value = '', host = '', address = '', body = '']) => ({
      document: path,
      method,
      headers: { [header]: value, host },
      address,
      body,
    }),
  ),
)

describe('the commands of the documents', () => {
  it('use only options that the scripts take', () => {
    expect(uses.length).toBeGreaterThan(10)
    expect(uses.filter((use) => !takes(use))).toEqual([])
  })

  it('use only environment variables that something reads', () => {
    expect(settings.size).toBeGreaterThan(2)
    expect([...settings].filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([])
  })

  it('are recognised: every curl in a document has the form that is sent here', () => {
    const said = documents.flatMap(({ text }) => text.match(/^curl /gm) ?? [])
    expect(curls).toHaveLength(said.length)
  })

  describe('sent to the embedded back office', () => {
    let office: Backoffice
    beforeAll(async () => {
      office = await startBackoffice({
        port: 0,
        merchantsDir: join(ROOT, 'merchants'),
        distDir: join(ROOT, 'dist'),
        log: () => {},
      })
    })
    afterAll(() => office.close())

    it.each(curls)(
      '$method $address of $document is accepted',
      async ({ method, headers, address, body }) => {
        const { port } = new URL(office.addresses()[0] ?? '')
        const status = await new Promise<number | undefined>((resolve, reject) => {
          const sent = request({ host: '127.0.0.1', port, path: address, method, headers }, (answer) => {
            answer.resume()
            answer.on('end', () => resolve(answer.statusCode))
          })
          sent.on('error', reject)
          sent.end(body)
        })
        expect(status).toBe(200)
      },
    )
  })
})

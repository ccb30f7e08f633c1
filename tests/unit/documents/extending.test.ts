import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFlags } from '../../../scripts/generate/catalogues.ts'
import { loadSchemas } from '../../../scripts/generate/schemas.ts'
import { generateTypes } from '../../../scripts/generate/types.ts'
import { generateValidators } from '../../../scripts/generate/validators.ts'
import { factsOfVisitor, visitors } from '../../../scripts/merchant/visitors.ts'
import { applyBlock, blocksOf, documentAt, ROOT } from '../../support/documents.ts'

/** The limit for generating and type-checking everything on a busy machine, ms. */
const SLOW_MS = 300_000

/** Files that no example uses. Without them the copy is smaller. */
const BESIDE = /^(src\/i18n\/locales\/(?!EN)|scripts\/(bench|lighthouse|mutants|size)(\/|$))/

const guide = documentAt('docs/extending.md')
const blocks = blocksOf(guide).filter(({ file }) => file !== undefined)
const run = promisify(execFile)

mkdirSync(join(ROOT, 'test-results'), { recursive: true })
const copy = mkdtempSync(join(ROOT, 'test-results/guide-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }), SLOW_MS)

/** A module of the copy, which contains the guide's additions. Node loads it, as it loads the tool: transforming the whole app took longer. */
const load = createRequire(join(copy, 'package.json'))
const inCopy = <Module>(file: string): Module => load(join(copy, file))

/** The arguments of `npm run merchant -- <command>` in the guide. */
function wordsOf(command: string): string[] {
  const [, line = ''] = new RegExp(`^npm run merchant -- (${command} .*)$`, 'm').exec(guide) ?? []
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

/** What the copy's tool answers with `--json`, asked in this process. */
async function answerOf(words: readonly string[]) {
  const { runTool } = inCopy<typeof import('../../../scripts/merchant/run.ts')>('scripts/merchant/run.ts')
  const { commands } = inCopy<typeof import('../../../scripts/merchant/commands.ts')>(
    'scripts/merchant/commands.ts',
  )
  const [lines, errors]: [string[], string[]] = [[], []]
  await runTool(commands, [...words, '--json'], {
    line: (text) => void lines.push(text),
    error: (text) => void errors.push(text),
  })
  expect(errors).toEqual([])
  return JSON.parse(lines.join('\n'))
}

const edit = (file: string, change: (value: Record<string, Record<string, object>>) => void): void => {
  const path = join(copy, file)
  const value = JSON.parse(readFileSync(path, 'utf8'))
  change(value)
  writeFileSync(path, JSON.stringify(value, null, 2))
}
const STATUS = 'merchants/acme/wps/system/status.json'
const setFlag = (on: boolean): void =>
  edit(STATUS, ({ info = {} }) => Object.assign(info.whitelabelVal ?? {}, { DAILYTIP3: on }))

let changed: string[] = []
beforeAll(async () => {
  const filter = (path: string): boolean => !BESIDE.test(relative(ROOT, path).replaceAll('\\', '/'))
  for (const folder of ['src', 'scripts', 'schemas', 'public/m/icons'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter })
  mkdirSync(join(copy, 'merchants'))
  // Before the guide's own files, because `new` creates the folder that they belong to; in another process, because this one has to
  // load the modules after they were changed.
  await run(process.execPath, [join(copy, 'scripts/merchant.ts'), ...wordsOf('new')], { cwd: copy })
  changed = blocks.map((block) => applyBlock(block, copy) ?? '')
  const schemas = loadSchemas(new URL(`file://${copy}/schemas/`))
  const added = schemas.filter(({ name }) => changed.includes(`schemas/${name}.schema.json`))
  const generated = new Map([
    ['types.ts', await generateTypes(schemas)],
    ['flags.ts', generateFlags(schemas)],
    ...[...generateValidators(added)].map(([name, text]): [string, string] => [`validators/${name}`, text]),
  ])
  for (const [file, text] of generated) writeFileSync(join(copy, 'src/generated', file), text)
}, SLOW_MS)

describe('docs/extending.md', () => {
  it(
    'has examples that compile with the settings of the project',
    async () => {
      const files = changed.filter((file) => /\.tsx?$/.test(file))
      expect(files.length).toBeGreaterThan(10)
      const config = {
        extends: join(ROOT, 'tsconfig.json'),
        include: [],
        files: [...files, 'src/i18n/virtualTexts.d.ts'],
      }
      writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
      const compiled = await run(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', copy]).catch(
        (error: { stdout: string }) => error,
      )
      expect(compiled.stdout).toBe('')
    },
    SLOW_MS,
  )

  it(
    'makes a merchant in whom the tool finds no error',
    async () => {
      expect(await answerOf(wordsOf('check'))).toMatchObject({
        merchants: ['acme'],
        counts: { error: 0, warning: 0 },
      })
    },
    SLOW_MS,
  )

  it(
    'adds a flag to the catalogue, with what it needs',
    async () => {
      const { readFlagEntries } = inCopy<typeof import('../../../scripts/merchant/check/catalogue.ts')>(
        'scripts/merchant/check/catalogue.ts',
      )
      const entries = readFlagEntries(
        JSON.parse(readFileSync(join(copy, 'schemas/whitelabel-flags.schema.json'), 'utf8')),
      )
      expect(entries).toContainEqual(
        expect.objectContaining({
          name: 'DAILYTIP3',
          owner: 'dailyTip',
          needs: [expect.objectContaining({ call: 'MCSFE_getDailyTip' })],
        }),
      )
    },
    SLOW_MS,
  )

  it(
    'adds a feature that the tool explains',
    async () => {
      setFlag(true)
      const answer = await answerOf(wordsInText('explain'))
      setFlag(false)
      expect(answer).toMatchObject({
        as: 'member',
        features: [
          { feature: 'dailyTip', presence: 'on', parts: [{ id: 'member.entries', presence: 'on' }] },
        ],
      })
    },
    SLOW_MS,
  )

  it(
    'plans the part of that feature for a member, and reads its answer',
    async () => {
      const { plan } = inCopy<typeof import('../../../src/registry/plan.ts')>('src/registry/plan.ts')
      const { registry } = inCopy<typeof import('../../../src/app/registry.ts')>('src/app/registry.ts')
      const { resolveSite } =
        inCopy<typeof import('../../../src/site/resolveSite.ts')>('src/site/resolveSite.ts')
      const planFor = (who: 'member' | 'guest', flag: 0 | 1) => {
        const info = { mobileTemplate: 'M4', whitelabelVal: { DAILYTIP3: flag } }
        const base = 'http://acme.localhost/m/'
        const site = resolveSite({ status: { merchantCode: 'acme', info }, manifest: {}, base })
        if (!site) throw new Error('does not resolve')
        expect(site.problems).toEqual([])
        return plan(registry, factsOfVisitor(visitors[who], site, 'member.home'))
      }
      const entriesFor = (...visit: Parameters<typeof planFor>) =>
        planFor(...visit).slots['member.entries'].map(({ feature }) => feature)
      expect(entriesFor('member', 1)).toContain('dailyTip')
      expect(entriesFor('guest', 1)).not.toContain('dailyTip')
      expect(entriesFor('member', 0)).not.toContain('dailyTip')
      expect(planFor('guest', 0).layout.id).toBe('M4')
      const { tipText } = inCopy<{
        tipText: (sent: { text: string } | undefined) => string | undefined
      }>('src/features/dailyTip/model/tipText.ts')
      expect([tipText({ text: ' Rest. ' }), tipText({ text: ' ' }), tipText(undefined)]).toEqual([
        'Rest.',
        undefined,
        undefined,
      ])
    },
    SLOW_MS,
  )

  it(
    'adds a check that finds what it looks for, where it stands',
    async () => {
      edit('merchants/acme/wps/system/manifest.json', (manifest) =>
        Object.assign(manifest, { short_name: 'A name for two lines' }),
      )
      const { findings } = await answerOf(wordsOf('check'))
      // Without notes: the model merchant's own brand causes one.
      const own = findings.filter(({ severity }: { readonly severity: string }) => severity !== 'note')
      expect(own).toMatchObject([{ code: 'manifest.longName', severity: 'warning', pointer: '/short_name' }])
    },
    SLOW_MS,
  )
})

/** Like {@link wordsOf}, for a command within a sentence. */
function wordsInText(command: string): string[] {
  const [, line = ''] = new RegExp(`\`npm run merchant -- (${command} [^\`]*)\``).exec(guide) ?? []
  return line.split(' ')
}

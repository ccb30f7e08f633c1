import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesOneOf } from '../support/knownMerchants.ts'
import { merchantCodes } from '../support/merchants.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface Source {
  readonly path: string
  readonly text: string
}

function sources(folder: string, named = /\.(ts|tsx|mjs|html)$/): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('generated'))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
}

const src = sources('src')
const all = [...src, ...sources('scripts'), ...sources('tests')]
const having = (files: readonly Source[], pattern: RegExp, except: readonly string[] = []) =>
  files
    .filter(({ path, text }) => pattern.test(text) && !except.some((name) => path.includes(name)))
    .map(({ path }) => path)

/** A longer file should be two modules. */
const MOST_LINES = 250

describe('the source code', () => {
  it('names no merchant in src/', () => {
    expect(having(src, namesOneOf(merchantCodes))).toEqual([])
  })

  it('has no file of more than 250 lines', () => {
    const long = [...src, ...sources('scripts')].filter(({ text }) => text.split('\n').length > MOST_LINES)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('has no TODO and no way around the compiler', () => {
    const escapes =
      /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)|\bas any\b|[\w)\]]: any\b(?!\()|\bas unknown as\b/
    expect(having(all, escapes, ['tests/architecture'])).toEqual([])
  })

  it('calls fetch in the client, in the loader of the site, in the worker and in the workbench’s call, nowhere else', () => {
    const calls = having(src, /(?<![\w.'"])fetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/)
    expect(
      calls.filter(
        (path) => !/^src\/(api|worker)\/|^src\/(site\/load|workbench\/call|edge\/worker)\.ts$/.test(path),
      ),
    ).toEqual([])
  })

  it('writes numbers and dates by src/i18n/format.ts, never in the browser’s own language', () => {
    expect(having(src, /\.toLocale(?:Date|Time)?String\(/)).toEqual([])
  })

  it('makes URLs from text only in src/ui/url, the client and the worker', () => {
    const makers = having(src, /new URL\(/)
    expect(makers.filter((path) => !/^src\/(ui\/url|worker|api)\//.test(path))).toEqual([])
  })

  it('never runs text as code and never writes text as HTML', () => {
    expect(
      having(src, /\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\s*=|document\.write/),
    ).toEqual([])
  })

  it('writes to a DOM sink only through a Trusted Types policy', () => {
    const sinks =
      /insertAdjacentHTML|\bouterHTML\s*=|createContextualFragment|setHTMLUnsafe|\bsrcDoc\b|\bsrcdoc\b|\bDOMParser\b|\bnew (?:Shared)?Worker\(|\bimportScripts\(|\b(?:script|copy)\.(?:src|text)\s*=|createElement\('script'\)|[Ww]orker\s*\.register\(|set(?:Timeout|Interval)\(\s*['"`]|\bimport\([^'"]/
    // These use `ui/url/trusted.ts`.
    const own = [
      'boot/inline',
      'boot/worker',
      'features/miniGame/host',
      'features/push/page',
      'ui/url/trusted',
    ]
    // These use the default policy, after `features/shared/vendorPolicy.ts` has allowed the vendor.
    const vendors = ['features/captcha/engine/page', 'features/shared/vendorScript']
    // This runs in a frame with an opaque origin, whose document has no such policy.
    const confined = ['features/chat/frame/runScripts']
    const known = [...own, ...vendors, ...confined].map((path) => `src/${path}.ts`)
    expect(having(src, sinks).sort()).toEqual(known.sort())
  })

  it('makes regular expressions only from its own constants', () => {
    expect(having(src, /\bRegExp\(/).sort()).toEqual(['src/ui/colour/parse.ts', 'src/worker/build.ts'])
  })

  it('has no literal text in JSX: every text comes from i18n', () => {
    const words = />\s*[A-Z][a-z]+(?: [a-z]+)*[.!?]?\s*<\/|\b(?:aria-label|title|placeholder|alt)="[A-Z]/
    expect(
      having(
        src.filter(({ path }) => path.endsWith('.tsx')),
        words,
      ),
    ).toEqual([])
  })

  it('uses logical properties in styles, for languages that read from right to left', () => {
    const physical =
      /(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right):|text-align: (?:left|right)/m
    expect(
      having(
        src.filter(({ path }) => path.endsWith('.tsx')),
        physical,
      ),
    ).toEqual([])
  })

  it('lets no pointer change a fill: the colours of a brand stay exact while one points at them', () => {
    const rules = [...src, ...sources('src', /\.css$/)].flatMap(({ path, text }) =>
      [...text.matchAll(/:hover[^{};]*\{([^}]*)/g)].map(([rule, block = '']) => ({ path, rule, block })),
    )
    expect(rules.length).toBeGreaterThan(5)
    const changing = rules.filter(({ block }) => /(?:^|[\s;])(?:opacity|filter):/.test(block))
    expect(changing.map(({ path, rule }) => `${path}: ${rule}`)).toEqual([])
  })

  it('marks what holds the floating buttons of each layout, so that toasts lie above them', () => {
    const floats = src.filter(({ text }) => text.includes('<Slot name="shell.float"'))
    expect(floats.length).toBeGreaterThan(0)
    expect(having(floats, /^(?![\s\S]*\bdata-float="")/)).toEqual([])
  })

  it('moves without end only where one thing is waited for: thirty skeletons that shimmer keep a slow phone busy', () => {
    expect(having(src, /animation:[^;\n]*\binfinite\b/, ['workbench']).toSorted()).toEqual([
      'src/features/auth/thirdPartySignIn/Waiting.tsx',
      'src/features/captcha/rowStyles.ts',
      'src/features/deposit/Payment.tsx',
      'src/features/games/launchGame/Launching.tsx',
      'src/features/pullToRefresh/Effect.tsx',
      'src/ui/Button.tsx',
      'src/ui/LoadingHost.tsx',
    ])
  })

  it('has no literal colour in components and layouts', () => {
    const colour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!\w)|\brgba?\(\s*\d/i
    const files = src.filter(({ path }) => path.endsWith('.tsx') || path.startsWith('src/layouts'))
    expect(having(files, colour, ['layout.ts'])).toEqual([])
  })
})

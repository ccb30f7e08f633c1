import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FEATURES = 'src/features/'

const files = ['src', 'scripts', 'tests', 'schemas'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|json)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !/generated|baselines|fixtures|structure\.test\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
)
const src = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path))

const IMPORT =
  /(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|import\s*['"](\.[^'"]+)['"]/g
const imports = src.flatMap(({ path, text }) =>
  [...text.matchAll(IMPORT)].map((match) => ({
    from: path,
    to: relative(ROOT, resolve(ROOT, dirname(path), match[1] ?? match[2] ?? match[3] ?? '')),
  })),
)
/** A feature, or an area of features that belong together (`auth`, `games`): a folder of `src/features`. */
const areaOf = (path: string): string | undefined =>
  path.startsWith(FEATURES) ? /^src\/features\/([^/]+)\//.exec(path)?.[1] : undefined

/** Names that the glossary replaces. Most are everyday English words, so only identifiers count. */
const BANNED =
  /\b(bring(?:Plan|Live|Later|SignIn|Captcha|Scripts)|saidOf|toldOf|useSaidWords|useAsk|useStages|goLive|surroundings|Surroundings|broughtToken|lendTo\w+|aheadOf\w+|callsAhead|sendEarly|withEarly|askedStore|decidedStore|furniture|loadWords|takeBack|goOn)\b/
/** Documents that this repository does not hold. */
const OUTSIDE =
  /\bissue \d+\b|\b[Cc]ontract,? (?:section )?\d+\b|\b[Pp]art [12],? sections?\b|\bart direction\b/
/**
 * Modules that may have state, each with the reason: something that exists once per document, or once in a library. State
 * of the page belongs in its `AppContext`, and state of a component or a store belongs there.
 */
const MAY_KEEP: Readonly<Record<string, string>> = {
  'src/features/auth/account/requestContext.ts':
    'the device has one fingerprint, and collecting it takes long',
  'src/features/auth/thirdPartySignIn/firebase/auth.ts': 'the library keeps one app a document',
  'src/features/captcha/engine/page.ts': 'a vendor script that hangs blocks its address for the document',
  'src/features/miniGame/pageHost.ts': 'the vendor has one frame and one global object a document',
  'src/features/shared/vendorPolicy.ts': 'a document accepts a Trusted Types policy once',
  'src/features/shared/vendorRealm.ts': 'a vendor script that ran in a document has run in it for good',
  'src/features/tracking/pixels.ts': 'one frame of pixels a document',
  'src/session/storageFailure.ts': 'storages fail before there is an app that could say so',
  'src/ui/modal/backButton.ts': 'a document has one history',
  'src/ui/modal/stack.ts': 'a document has one topmost modal',
  'src/ui/pictureRules.ts': 'one observer for all pictures of a document',
  'src/ui/seenPictures.ts': 'which document the set of seen pictures is of',
  'src/ui/ticks.ts': 'one timer for all that counts down',
  'src/ui/whenSeen.ts': 'one observer for all elements of a document',
}
/**
 * The public files of a feature: `public.ts`, and `start.ts` with what boot or app starts once per page, independent of the
 * plan. `start.ts` is separate because `public.ts` may belong to an earlier chunk.
 */
const FACES = ['public.ts', 'start.ts']
/** Inner files of features that are loaded from outside by path, each with the reason. */
const ENTRIES: Readonly<Record<string, string>> = {
  'src/features/domainNotice/EndpointNotice.tsx':
    'is drawn where there is no site and so no plan; its `public.ts` is part of the first load, which has no room for it',
}

describe('the structure', () => {
  it('has no loose file in src/features but index.ts', () => {
    const loose = files.filter(({ path }) => /^src\/features\/[^/]+$/.test(path))
    expect(loose.map(({ path }) => path)).toEqual(['src/features/index.ts'])
  })

  it('has no import cycle between features', () => {
    const uses = new Map<string, Set<string>>()
    for (const { from, to } of imports) {
      const [mine, theirs] = [areaOf(from), areaOf(to)]
      if (mine && theirs && mine !== theirs) uses.set(mine, (uses.get(mine) ?? new Set()).add(theirs))
    }
    const reached = (start: string): Set<string> => {
      const seen = new Set<string>()
      const waiting = [start]
      for (let area = waiting.pop(); area !== undefined; area = waiting.pop())
        for (const next of uses.get(area) ?? []) {
          if (!seen.has(next)) waiting.push(next)
          seen.add(next)
        }
      return seen
    }
    expect([...uses.keys()].filter((area) => reached(area).has(area))).toEqual([])
  })

  it('never imports a feature in features/shared', () => {
    const up = imports.filter(
      ({ from, to }) => areaOf(from) === 'shared' && areaOf(to) && areaOf(to) !== 'shared',
    )
    expect(up).toEqual([])
  })

  it('enters a feature from outside only by feature.ts, public.ts, start.ts or a listed file', () => {
    const deep = imports.filter(({ from, to }) => {
      const area = areaOf(to)
      if (!area || area === 'shared' || areaOf(from) || from.startsWith('src/workbench/')) return false
      return from !== 'src/features/index.ts' && !FACES.includes(basename(to)) && !Object.hasOwn(ENTRIES, to)
    })
    expect(deep).toEqual([])
  })

  it('lists only entries that are used', () => {
    const entered = new Set(imports.filter(({ from }) => !areaOf(from)).map(({ to }) => to))
    expect(Object.keys(ENTRIES).filter((path) => !entered.has(path))).toEqual([])
  })

  it('keeps module-level state only in the listed modules', () => {
    const keeping = src.filter(({ text }) => /^(?:export )?let /m.test(text)).map(({ path }) => path)
    expect(keeping.sort()).toEqual(Object.keys(MAY_KEEP).sort())
  })

  it('uses the terms of the glossary', () => {
    const wrong = files.filter(({ path, text }) => /^(src|scripts)\//.test(path) && BANNED.test(text))
    expect(wrong.map(({ path, text }) => `${path}: ${BANNED.exec(text)?.[0]}`)).toEqual([])
  })

  it('points to no document outside of the repository', () => {
    const wrong = files.filter(({ text }) => OUTSIDE.test(text))
    expect(wrong.map(({ path, text }) => `${path}: ${OUTSIDE.exec(text)?.[0]}`)).toEqual([])
  })
})

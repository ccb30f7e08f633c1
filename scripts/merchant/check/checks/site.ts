import { registry } from '../../../../src/app/registry.ts'
import { resolveTheme } from '../../../../src/app/resolvedTheme.ts'
import { layoutOf } from '../../../../src/registry/plan.ts'
import type { ProblemSource } from '../../../../src/site/problem.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { APP_DOWNLOAD, MANIFEST, type Opened, STATUS } from '../open.ts'
import { SITE_SEVERITIES, type SiteCode, wordsFor } from '../problems.ts'

/** File and pointer of each source of a problem. */
const PLACES: Readonly<Partial<Record<ProblemSource, readonly [file: string, under: string]>>> = {
  status: [STATUS, ''],
  manifest: [MANIFEST, ''],
  theme: [MANIFEST, '/templates/parameters/theme'],
  home: [MANIFEST, '/templates/parameters/home'],
  appDownload: [APP_DOWNLOAD, ''],
}
/** For these files `schemas.ts` reports all errors. */
const WHOLE_FILES: readonly ProblemSource[] = ['status', 'manifest', 'appDownload']

/** The problems that the app reports when it resolves the site and theme of the folder. */
export const site = defineCheck<SiteCode | 'site.none'>({
  looksFor: 'what the app reports when it makes a site and a theme of the folder',
  codes: { 'site.none': 'error', ...SITE_SEVERITIES },
  run: (merchant) => {
    const { site } = merchant
    if (!site) return noSite(merchant)
    const layout = layoutOf(registry, site)
    const looks = [true, false].flatMap((dark) => resolveTheme(site, layout, dark).problems)
    const told = new Set<string>()
    return [...site.problems, ...looks].flatMap((problem) => {
      const words = wordsFor(problem)
      const [file, under] = PLACES[problem.source] ?? []
      const key = [problem.code, problem.source, problem.pointer].join(' ')
      const isSaid = problem.code.startsWith('value.') && WHOLE_FILES.includes(problem.source)
      if (!words || file === undefined || isSaid || told.has(key)) return []
      told.add(key)
      return [{ ...words, file, pointer: `${under}${problem.pointer}` }]
    })
  },
})

/** Another check reports a status that is not JSON. */
const noSite = ({ broken }: Opened): FoundBy<'site.none'>[] =>
  broken.has(STATUS)
    ? []
    : [
        {
          code: 'site.none',
          file: STATUS,
          pointer: '',
          means: 'Players see no site at all: the status is missing, or names no merchant.',
          mend: 'Add wps/system/status.json with merchantCode.',
        },
      ]

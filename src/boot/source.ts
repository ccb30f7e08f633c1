import { type ReadAnswer, readManifestAnswer, readStatusAnswer } from '../site/answer.ts'
import type { LastGood } from '../site/lastGood.ts'
import { resolveSite, type SiteInputs } from '../site/resolveSite.ts'
import { keepSame } from '../site/same.ts'
import type { Site } from '../site/site.ts'
import { addProblem, type SiteStore } from '../site/store.ts'

/** The dependencies for following a site, including clock and network. */
export interface SourceEnv {
  readonly store: SiteStore
  /** Origin of the page plus `/m/`. */
  readonly base: string
  /** The last good site of this visitor's last merchant, if there is one. */
  readonly lastGood: () => LastGood | undefined
  readonly keep: (site: Site, good: LastGood) => void
}

/** The two answers with their bodies read. */
export interface Answers {
  readonly status: ReadAnswer
  readonly manifest: ReadAnswer | undefined
}

interface Used extends LastGood {
  readonly origin: 'back office' | 'last good'
}

type AppDownload = SiteInputs['appDownload']

/**
 * Updates the site store from the back office's answers (docs/architecture.md): a usable answer becomes the site. After an
 * unusable one the running site stays, else the last good one is used, else a failure with its own screen.
 */
export function createSource(env: SourceEnv) {
  const { store, base } = env
  let used: Used | undefined
  let appDownload: AppDownload

  const resolve = (inputs: Used): Site | undefined =>
    resolveSite({ ...inputs, base, ...(appDownload && { appDownload }) })

  function adopt(inputs: Used): Site | undefined {
    const resolved = resolve(inputs)
    if (!resolved) return undefined
    const running = store.getState().site
    // On a return to the page the site is completely new, so that pictures come from the hosts that answer now.
    const isBack = used?.origin === 'back office' && used.status !== inputs.status
    const site = running && !isBack ? keepSame(running, resolved) : resolved
    used = inputs
    const runtimeProblems = store.getState().runtimeProblems.filter(({ code }) => code !== 'answer.missing')
    store.setState({ site, failure: undefined, runtimeProblems })
    return site
  }

  function fallBack(): boolean {
    const good = env.lastGood()
    return good !== undefined && adopt({ ...good, origin: 'last good' }) !== undefined
  }

  return {
    /** Shows this visitor's last good site while the requests are pending. */
    fallBack,

    /** Applies a pair of answers. */
    apply({ status, manifest }: Answers): void {
      const read = readStatusAnswer(status)
      if ('value' in read) {
        // If only the manifest fails, the running site keeps its templates.
        const templates = readManifestAnswer(manifest) ?? used?.manifest
        const site = adopt({ status: read.value, manifest: templates, origin: 'back office' })
        if (site?.availability.state === 'open') env.keep(site, { status: read.value, manifest: templates })
        if (site) return
      }
      const failure =
        'failure' in read ? read.failure : ({ screen: 'siteError', reason: 'unusable' } as const)
      const explicit = failure.screen === 'domainUnavailable'
      const running = store.getState().site
      if (!explicit && (running?.availability.state === 'open' || fallBack())) {
        addProblem(store, {
          code: 'answer.missing',
          source: 'status',
          pointer: '',
          instead: 'the site as it was',
        })
        return
      }
      store.setState({ failure })
    },

    /** Applies the app-download configuration, which arrives after the first paint. */
    applyAppDownload(checked: NonNullable<AppDownload>): void {
      appDownload = checked
      if (used) adopt(used)
    },
  }
}

export type Source = ReturnType<typeof createSource>

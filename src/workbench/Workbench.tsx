import { lazy, Suspense, useEffect } from 'react'
import { begin } from './begin.ts'
import { toHash } from './model/link.ts'
import { Keys, SkipLinks } from './parts/Keys.tsx'
import { Merchants } from './parts/Merchants.tsx'
import { TopBar } from './parts/TopBar.tsx'
import { attempt, benchState, change, loadMerchants, useStore } from './store.ts'
import { labels } from './texts.ts'
import { useShortcuts } from './useShortcuts.ts'

/** Most of the page's script: the list is shown before it is there. */
const Rest = lazy(async () => ({ default: (await import('./Rest.tsx')).Rest }))

/** Others may change the folders: their checks are requested again this often, ms. */
const CHECK_EVERY_MS = 3000
/** Pending results of checks are requested again after this time, ms. */
const REST_MS = 200
/** The first phone may take this long before merchants are checked, ms. */
const READY_MS = 8000
/** A status message is shown for this long, ms. */
const SAID_MS = 6000

/** The address follows the state, so that it can be copied at any moment. */
function useLink() {
  useEffect(
    () =>
      useStore.subscribe((state) => {
        const hash = toHash(benchState(state))
        if (hash !== location.hash) history.replaceState(null, '', hash)
      }),
    [],
  )
}

export function Workbench() {
  const view = useStore((state) => state.view)
  const failed = useStore((state) => state.failed)
  const statusText = useStore((state) => state.statusText)
  const ready = useStore((state) => state.ready)
  useLink()
  useEffect(() => {
    const timer = statusText ? setTimeout(() => change({ statusText: '' }), SAID_MS) : undefined
    return () => clearTimeout(timer)
  }, [statusText])
  const shortcuts = useShortcuts()
  useEffect(() => {
    void attempt(begin)
    // A phone that never loads must not keep its merchant from being checked.
    const timer = setTimeout(() => change({ ready: true }), READY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!ready) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const check = async () => {
      let isDone = true
      if (document.visibilityState === 'visible')
        await attempt(async () => {
          isDone = await loadMerchants()
        })
      if (!left) timer = setTimeout(() => void check(), isDone ? CHECK_EVERY_MS : REST_MS)
    }
    void check()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ready])
  return (
    <div className={`workbench of-${view}`}>
      <SkipLinks />
      <TopBar onKeys={() => shortcuts.list(true)} />
      <Merchants />
      <Suspense>
        <Rest />
      </Suspense>
      <Keys {...shortcuts} />
      <p role="status" className={statusText ? 'said' : 'hidden'}>
        {statusText}
      </p>
      {failed && (
        <div role="alert" className="failure">
          {failed}
          <button type="button" className="quiet small" onClick={() => change({ failed: '' })}>
            {labels.dismiss}
          </button>
        </div>
      )}
    </div>
  )
}

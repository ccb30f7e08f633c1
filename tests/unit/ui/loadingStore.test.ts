import { describe, expect, it } from 'vitest'
import { createLoadingStore } from '../../../src/ui/loadingStore.ts'

/** A store with a timer that the test ends. */
function made() {
  let end: (() => void) | undefined
  const store = createLoadingStore((run) => {
    end = run
    return () => {
      end = undefined
    }
  })
  const seen: boolean[] = []
  store.subscribe(() => seen.push(store.shows()))
  return { store, seen, runOut: () => end?.() }
}

describe('the loading indicator', () => {
  it('shows from the first beginning to the last end, however often an end is told', () => {
    const { store, seen } = made()
    const [one, other] = [store.begin(), store.begin()]
    one()
    one()
    expect(store.shows()).toBe(true)
    other()
    expect(store.shows()).toBe(false)
    expect(seen).toEqual([true, false])
  })

  it('is taken down by an error, for good where nobody ever ends it', () => {
    const { store, runOut } = made()
    const late = store.begin()
    store.hide(3000)
    expect(store.shows()).toBe(false)
    runOut()
    expect(store.shows()).toBe(false)
    late()
    expect(store.shows()).toBe(false)
  })

  it('stays hidden for so long, and then shows what has begun since and is still under way', () => {
    const { store, runOut } = made()
    store.hide(3000)
    const [short, long] = [store.begin(), store.begin()]
    expect(store.shows()).toBe(false)
    short()
    runOut()
    expect(store.shows()).toBe(true)
    long()
    expect(store.shows()).toBe(false)
  })

  it('is hidden anew, and for the whole time, by the next error', () => {
    const { store, seen, runOut } = made()
    store.hide(3000)
    store.begin()
    store.hide(3000)
    runOut()
    expect(seen).toEqual([])
  })
})

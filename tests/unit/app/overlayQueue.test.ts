import { describe, expect, it } from 'vitest'
import { nextOverlay, withoutGone } from '../../../src/app/overlayQueue.ts'
import { lazy } from '../../../src/registry/lazy.ts'
import type { PlannedOverlay } from '../../../src/registry/plan.ts'

const overlay = (id: string, priority: number): PlannedOverlay => ({
  feature: id,
  overlay: { id, priority, load: lazy(() => Promise.resolve({ default: () => null })) },
})
const [update, chat] = [overlay('update', 10), overlay('chat', 20)]

describe('the overlay queue', () => {
  it('shows one at a time, the first of the plan', () => {
    expect(nextOverlay([update, chat], [])).toBe(update)
    expect(nextOverlay([update, chat], ['update'])).toBe(chat)
    expect(nextOverlay([update, chat], ['update', 'chat'])).toBeUndefined()
  })

  it('shows a closed one again only after its gate has closed and opened', () => {
    const closed = withoutGone(['update'], [chat])
    expect(closed).toEqual([])
    expect(nextOverlay([update, chat], closed)).toBe(update)
    expect(withoutGone(['update'], [update])).toEqual(['update'])
  })
})

import { afterEach, vi } from 'vitest'

/** Files of the project `shared` share their globals: a clock that one test leaves replaced stops every timer of the files after it. */
afterEach(() => {
  vi.useRealTimers()
})

import { afterEach, vi } from 'vitest'

/** Files of the project `shared` share their globals: a fake clock that a test leaves behind stops the timers of later files. */
afterEach(() => {
  vi.useRealTimers()
})

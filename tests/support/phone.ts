/** The phone of every test: small, quiet, in one place and one language, so that a run is like any other. */
export const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: false,
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
} as const

/** The moment at which the matrix's clock stands. */
export const NOW = '2026-12-01T12:00:00Z'

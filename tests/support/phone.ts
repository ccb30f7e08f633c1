/** The phone of every test: small, with reduced motion, fixed time zone and language, so that all runs are alike. */
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

/** The fixed time of the matrix's clock. */
export const NOW = '2026-12-01T12:00:00Z'

/** Port of the one back office that all browser tests share. */
export const TEST_PORT = Number(process.env.TEST_PORT) || 4650

/** Where a merchant is met in a world: each world has a back office state of its own. */
export const originOf = (merchant: string, world: string, port = TEST_PORT): string =>
  `http://${merchant}.${world}.localhost:${port}`

/** Replaces what a run chose for itself (world, port) by a word that every run has. */
export const withoutOrigins = (text: string): string =>
  text.replace(/https?:\/\/[a-z0-9-]+\.[a-z0-9-]+\.localhost(?::\d+)?/g, '{origin}')

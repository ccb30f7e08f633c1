/** The port of the back office that all browser tests share. */
export const TEST_PORT = Number(process.env.TEST_PORT) || 4650

/** A merchant's origin in a world. Each world has its own back office state. */
export const originOf = (merchant: string, world: string, port = TEST_PORT): string =>
  `http://${merchant}.${world}.localhost:${port}`

/** Replaces origins, which differ between runs (world, port), by a fixed placeholder. */
export const withoutOrigins = (text: string): string =>
  text.replace(/https?:\/\/[a-z0-9-]+\.[a-z0-9-]+\.localhost(?::\d+)?/g, '{origin}')

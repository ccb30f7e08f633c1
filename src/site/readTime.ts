/** The range of Date. */
const MOST_MS = 8.64e15

/** Milliseconds since 1970, from a number, digits, or ISO 8601. */
export function readTime(sent: string | number | undefined): number | undefined {
  if (sent === undefined || sent === '') return undefined
  const time = typeof sent === 'number' || /^\d+$/.test(sent) ? Number(sent) : Date.parse(sent)
  return Number.isFinite(time) && Math.abs(time) <= MOST_MS ? time : undefined
}

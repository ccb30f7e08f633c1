/** Facebook's browser id: version, index of the domain, time in ms, a random number of up to 18 digits. */
const FBP = /^fb\.\d\.\d{1,16}\.\d{1,20}$/

export const isBrowserId = (text: string): boolean => FBP.test(text)

/** A new one, as Facebook's own script writes it (`_fbp`). */
export function makeBrowserId(now: number, random: Pick<Crypto, 'getRandomValues'>): string {
  const [high = 0, low = 0] = random.getRandomValues(new Uint32Array(2))
  return `fb.1.${now}.${(BigInt(high) * 2n ** 32n + BigInt(low)) % 10n ** 18n}`
}

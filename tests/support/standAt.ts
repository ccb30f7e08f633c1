/** Sets the page's own address, which games and links are compared with. */
export function standAt(url: string): void {
  const page: unknown = Reflect.get(window, 'happyDOM')
  if (typeof page !== 'object' || page === null) throw new Error('this is no happy-dom')
  const setURL: unknown = Reflect.get(page, 'setURL')
  if (typeof setURL === 'function') Reflect.apply(setURL, page, [url])
}

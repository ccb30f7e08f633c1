/**
 * The functions that open a vendor's chat: the path of the global and the arguments. The vendors of the specification come first.
 */
const OPENERS: readonly (readonly [path: string, ...args: string[]])[] = [
  ['openChat'],
  ['LiveChatWidget.call', 'maximize'],
  ['LC_API.open_chat_window'],
  ['Comm100API.open_chat_window'],
  ['Comm100API.do', 'livechat.button.click'],
  ['_MICHAT.floatClick'],
  ['Tawk_API.maximize'],
  ['Intercom', 'show'],
  ['zE', 'messenger', 'open'],
]

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Finds the first such function among the globals. A vendor's getter may throw: then that entry is skipped. */
export function findOpener(globals: object): (() => void) | undefined {
  for (const [path, ...args] of OPENERS) {
    try {
      let owner: object = globals
      let value: unknown = globals
      for (const name of path.split('.')) {
        owner = isObject(value) ? value : {}
        value = Reflect.get(owner, name)
      }
      if (typeof value !== 'function') continue
      const [self, open] = [owner, value]
      return () => void Reflect.apply(open, self, args)
    } catch {
      // Tries the next entry.
    }
  }
  return undefined
}

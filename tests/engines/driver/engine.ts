export type EngineName = 'firefox' | 'webkit'

/** What goes into a page and comes out of it. */
export type Given = string | number | boolean | null | readonly Given[] | { readonly [name: string]: Given }

/** A browser with one page, driven from outside as far as both engines can be. */
export interface Engine {
  /** As the browser calls itself. */
  readonly version: string
  /** Goes to an address; resolves when the document is read. */
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page, which must use nothing from outside of itself; its answer must be JSON. */
  readonly ask: <T>(run: (given: never) => T | Promise<T>, given?: Given) => Promise<T>
  /** Presses at a point of the window, CSS pixels, as a mouse does. */
  readonly press: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly back: () => Promise<void>
  /** What went wrong in pages so far: exceptions, refused scripts, and `console.error` where the engine tells of it. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Of W3C's WebDriver, classic and BiDi alike. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Runs in the page: from now on what goes wrong is kept. */
export function keepErrors(): void {
  if (Reflect.has(window, 'keptErrors')) return
  const kept: string[] = []
  Reflect.set(window, 'keptErrors', kept)
  window.addEventListener('error', ({ message }) => message && kept.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push(`${violatedDirective} refuses ${blockedURI}`),
  )
}

/** Runs in the page. */
export const keptErrors = (): string[] => Reflect.get(window, 'keptErrors') ?? []

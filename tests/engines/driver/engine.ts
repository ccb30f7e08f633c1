export type EngineName = 'firefox' | 'webkit' | 'chromium109' | 'chromium92'

/** Arguments of functions that run in a page: JSON. */
export type Given = string | number | boolean | null | readonly Given[] | { readonly [name: string]: Given }

/** A browser with one page, with the controls that all engines support. */
export interface Engine {
  /** The version that the browser reports. */
  readonly version: string
  /** Opens an address; resolves when the document has been parsed. */
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page. The function must be self-contained, and its result must be JSON. */
  readonly ask: <T>(run: (given: never) => T | Promise<T>, given?: Given) => Promise<T>
  /** Clicks at a point of the window, in CSS pixels. */
  readonly press: (x: number, y: number) => Promise<void>
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly back: () => Promise<void>
  /** The pages' errors so far: exceptions, refused scripts, and `console.error` if the engine reports it. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Actions of W3C WebDriver, the same in Classic and BiDi. */
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

/** Runs in the page: records errors from now on. */
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

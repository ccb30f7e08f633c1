/** A short message above everything else. `role` alert interrupts a screen reader, status waits. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'neutral' | 'positive' | 'warning' | 'negative'
  readonly role: 'status' | 'alert'
  /** Duration, ms; 0: until it is dismissed. */
  readonly duration: number
  readonly action: { readonly label: string; readonly press: () => void } | undefined
}

export type ToastRequest = { readonly text: string } & Partial<Omit<Toast, 'id' | 'text'>>

export interface ToastStore {
  /** Queues a toast and returns its id. The same text that is already shown or waiting is not queued again. */
  readonly show: (request: ToastRequest) => number
  /** Dismisses a toast, shown or waiting; without an id the shown one. */
  readonly dismiss: (id?: number) => void
  /** Pauses the shown toast while it is touched or focused, and restarts its full duration afterwards. */
  readonly hold: (held: boolean) => void
  readonly current: () => Toast | undefined
  readonly subscribe: (changed: () => void) => () => void
}

/** Runs a function later. Returns a function that cancels it. */
export type Later = (run: () => void, ms: number) => () => void

/** The page's clock. */
export const pageLater: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Shows one toast at a time, in order. Alerts go before waiting toasts. `duration` is the default, ms. */
export function createToastStore(duration = 3000, later: Later = pageLater): ToastStore {
  const listeners = new Set<() => void>()
  let [queue, count]: [readonly Toast[], number] = [[], 0]
  let callOff = (): void => undefined

  const run = () => {
    callOff()
    const toast = queue[0]
    if (toast && toast.duration > 0) callOff = later(() => dismiss(toast.id), toast.duration)
  }
  const change = (next: readonly Toast[]) => {
    const moved = next[0]?.id !== queue[0]?.id
    queue = next
    if (!moved) return
    run()
    for (const changed of listeners) changed()
  }
  const dismiss = (id = queue[0]?.id) => change(queue.filter((toast) => toast.id !== id))

  return {
    show(request) {
      const same = queue.find((toast) => toast.text === request.text)
      if (same) {
        if (same === queue[0]) run()
        return same.id
      }
      const toast: Toast = {
        tone: 'neutral',
        role: 'status',
        duration,
        action: undefined,
        ...request,
        id: ++count,
      }
      const calm =
        toast.role === 'alert' ? queue.findIndex((other, at) => at > 0 && other.role === 'status') : -1
      change(calm < 0 ? [...queue, toast] : [...queue.slice(0, calm), toast, ...queue.slice(calm)])
      return toast.id
    },
    dismiss,
    hold: (held) => (held ? callOff() : run()),
    current: () => queue[0],
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

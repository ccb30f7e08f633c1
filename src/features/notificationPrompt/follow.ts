let stop = (): void => undefined

/** Holds what the running session follows; another takes its place. */
export function follow(next: () => void): void {
  stop()
  stop = next
}

/** The session is over. */
export const unfollow = (): void => follow(() => undefined)

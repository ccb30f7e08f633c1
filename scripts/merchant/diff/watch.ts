/** A look at the platform: the lines to print and the exit code. */
export interface Look {
  readonly lines: readonly string[]
  readonly code: number
}

interface Watching {
  readonly look: () => Promise<Look>
  /** Waits between two looks; rejects when the watch ends. */
  readonly wait: () => Promise<void>
  readonly tell: (look: Look) => void
}

/** Looks again and again, and tells the first look and each that differs from the one before. Returns the last exit code. */
export async function watch({ look, wait, tell }: Watching): Promise<number> {
  let told: string | undefined
  for (;;) {
    const now = await look()
    const text = now.lines.join('\n')
    if (text !== told) tell(now)
    told = text
    try {
      await wait()
    } catch {
      return now.code
    }
  }
}

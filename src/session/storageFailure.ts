let failed = false
let tell: (() => void) | undefined

/** Reports that storage is blocked or full. The listener is called once, now or when it is registered. */
export function storageFailed(): void {
  if (failed) return
  failed = true
  tell?.()
}

/** The page's one listener. */
export function onStorageFailure(listener: () => void): void {
  tell = listener
  if (failed) listener()
}

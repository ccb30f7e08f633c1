let failed = false
let tell: (() => void) | undefined

/** Some storage of this page is forbidden or full: whoever listens hears it, once, now or when it begins to listen. */
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

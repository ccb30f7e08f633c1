import type { ScreenId } from '../../../registry/ids.ts'

interface Entry {
  readonly id: string
  readonly screen: ScreenId
  readonly suffix?: string
}

/** The entry that the player is in: the one whose query or hash fits too, else the plain one of the screen. */
export function currentEntry(
  entries: readonly Entry[],
  screen: ScreenId,
  address: { readonly search: string; readonly hash: string },
): string | undefined {
  const here = entries.filter((entry) => entry.screen === screen)
  const fits = here.find(({ suffix }) => suffix && (suffix === address.hash || suffix === address.search))
  return (fits ?? here.find(({ suffix }) => !suffix))?.id
}

import { createContext, use } from 'react'
import type { Path } from 'react-router-dom'

/**
 * Creates the address of a link inside the app, with tracked parameters (docs/conformance.md § 2.9). Links have no router hooks and
 * no listeners of their own: of thousands, new ones are rendered with every frame.
 */
export const LinkAddress = createContext((to: string): string => to)

/** Marks a link inside the app, which {@link FollowedLinks} follows. */
export const FOLLOWED = 'data-followed'

/** Navigates, and renders what the new address shows after the pressed control has been painted. */
export const PaintFirst = createContext((navigate: () => void): void => navigate())

/** The address that a pressed control leads to, until what it shows is rendered. */
export const NextPlace = createContext<Path | undefined>(undefined)

/** Of a navigation's entries, the one that was pressed, until its screen is rendered. */
export function usePressed<Entry extends { readonly to: string }>(
  entries: readonly Entry[],
): Entry | undefined {
  const addressOf = use(LinkAddress)
  const next = use(NextPlace)
  if (!next) return undefined
  const address = next.pathname + next.search + next.hash
  return entries.find(({ to }) => addressOf(to) === address)
}

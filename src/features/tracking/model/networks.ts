/** Ad networks whose pixels a site may have (`info.analytics`; docs/contract.md). */
export const NETWORKS = ['facebook', 'tiktok', 'kwai', 'google', 'bigo'] as const
export type Network = (typeof NETWORKS)[number]

/** Ids of pixels by network. */
export type PixelIds = { readonly [N in Network]?: string }

/** What an id of each network looks like: anything else would be pasted into a script's address for nothing. */
const FORMS: Readonly<Record<Network, RegExp>> = {
  facebook: /^\d{8,20}$/,
  tiktok: /^[A-Z0-9]{10,30}$/,
  kwai: /^\d{6,24}$/,
  google: /^(?:G|GT|AW|DC)-[A-Z0-9]{4,20}$/,
  bigo: /^[A-Za-z0-9]{6,32}$/,
}

/** The ids that are ids, trimmed; whatever was sent. */
export function pixelIdsOf(sent: unknown): PixelIds {
  if (typeof sent !== 'object' || sent === null) return {}
  return Object.fromEntries(
    NETWORKS.flatMap((network) => {
      const value: unknown = Object.hasOwn(sent, network) ? Reflect.get(sent, network) : undefined
      const id = typeof value === 'string' ? value.trim() : ''
      return FORMS[network].test(id) ? [[network, id] as const] : []
    }),
  )
}

import { startBackoffice } from '../backoffice/server.ts'
import { type Network, openNetwork, SLOW_4G, UNLIMITED } from './network.ts'

/** The app or the bare page, served by a back office of its own over two networks. */
export interface Side {
  readonly fast: Network
  readonly slow: Network
  readonly close: () => Promise<void>
}

export async function openSide(distDir: string, merchantsDir: string): Promise<Side> {
  const office = await startBackoffice({ port: 0, merchantsDir, distDir, log: () => {} })
  const fast = await openNetwork(office.port, UNLIMITED)
  const slow = await openNetwork(office.port, SLOW_4G)
  return {
    fast,
    slow,
    close: async () => {
      fast.close()
      slow.close()
      await office.close()
    },
  }
}

/** Where a merchant is met on a network. */
export const originOf = (merchant: string, { port }: Network): string =>
  `http://${merchant}.localhost:${port}`

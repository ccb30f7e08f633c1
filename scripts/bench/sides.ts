import { startBackoffice } from '../backoffice/server.ts'
import { type Conditions, type Network, openNetwork, UNLIMITED } from './network.ts'

/** The app or the bare page, served by its own back office over two networks. */
export interface Side {
  readonly fast: Network
  readonly slow: Network
  readonly close: () => Promise<void>
}

export async function openSide(distDir: string, merchantsDir: string, slowly: Conditions): Promise<Side> {
  const office = await startBackoffice({ port: 0, merchantsDir, distDir, log: () => {} })
  const fast = await openNetwork(office.port, UNLIMITED)
  const slow = await openNetwork(office.port, slowly)
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

/** The origin of a merchant on a network. */
export const originOf = (merchant: string, { port }: Network): string =>
  `http://${merchant}.localhost:${port}`

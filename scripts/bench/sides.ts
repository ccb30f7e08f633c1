import { join } from 'node:path'
import { startBackoffice } from '../backoffice/server.ts'
import { startEdge } from '../edge/server.ts'
import { type Conditions, type Network, openNetwork, UNLIMITED } from './network.ts'

/** The app or the bare page, served by its own back office over two networks. */
export interface Side {
  readonly fast: Network
  readonly slow: Network
  readonly close: () => Promise<void>
}

/** `edgeDir`: a build of the edge, which then stands before the back office. */
export async function openSide(
  distDir: string,
  merchantsDir: string,
  slowly: Conditions,
  edgeDir?: string,
): Promise<Side> {
  const office = await startBackoffice({ port: 0, merchantsDir, distDir, log: () => {} })
  const platform = `http://127.0.0.1:${office.port}`
  const edge =
    edgeDir === undefined
      ? undefined
      : await startEdge({ port: 0, dist: distDir, handler: join(edgeDir, 'handler.js'), platform })
  const { port } = edge ?? office
  const fast = await openNetwork(port, UNLIMITED)
  const slow = await openNetwork(port, slowly)
  return {
    fast,
    slow,
    close: async () => {
      fast.close()
      slow.close()
      await edge?.close()
      await office.close()
    },
  }
}

/** The origin of a merchant on a network. */
export const originOf = (merchant: string, { port }: Network): string =>
  `http://${merchant}.localhost:${port}`

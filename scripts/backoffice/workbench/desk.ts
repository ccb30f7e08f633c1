import { randomBytes } from 'node:crypto'
import type { Conditions } from '../../../src/workbench/model/wire.ts'

/** What one run of the back office remembers for its workbench. */
export interface Desk {
  /** Stands in the page, and on every call. */
  readonly token: string
  /** World → what its frame is told. */
  readonly frames: Map<string, Conditions>
}

/** More are not open at once; the oldest gives way. */
const mostFrames = 100

export const openDesk = (): Desk => ({ token: randomBytes(24).toString('base64url'), frames: new Map() })

export const keepFrame = ({ frames }: Desk, world: string, conditions: Conditions): void => {
  frames.delete(world)
  frames.set(world, conditions)
  for (const oldest of frames.keys()) {
    if (frames.size <= mostFrames) break
    frames.delete(oldest)
  }
}

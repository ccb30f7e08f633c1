import { randomBytes } from 'node:crypto'
import type { Conditions } from '../../../src/workbench/model/wire.ts'

/** The state of the workbench during one run of the back office. */
export interface Desk {
  /** A token in the page that every call must send. */
  readonly token: string
  /** World → configuration of its frame. */
  readonly frames: Map<string, Conditions>
}

/** The most open frames; the oldest is removed. */
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

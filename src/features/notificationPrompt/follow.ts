import { type AppContext, onePer } from '../../registry/AppContext.ts'

const heldOf = onePer((_: AppContext) => ({ stop: (): void => undefined }))

/** Stores how to stop the listeners of the current session, after stopping the previous ones. */
export function follow(app: AppContext, next: () => void): void {
  const held = heldOf(app)
  held.stop()
  held.stop = next
}

/** The session is over. */
export const unfollow = (app: AppContext): void => follow(app, () => undefined)

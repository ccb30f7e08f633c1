/** The member who plays. */
export interface Player {
  readonly token: string
  /** Platform code. */
  readonly language: string
}

/** What the script defines as `window.MiniGame` (docs/contract.md). */
export interface MiniGameApi {
  render(container: HTMLElement, player: Player): unknown
  /** Called at later logins, with the current player. */
  show(player: Player): unknown
  hide(): unknown
}

/** Whether a global is a mini-game. */
export function isMiniGame(value: unknown): value is MiniGameApi {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  return ['render', 'show', 'hide'].every((name) => typeof Reflect.get(value, name) === 'function')
}

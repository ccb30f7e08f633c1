import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'

/** Id of the overlay and of the feature that requests it. */
export const LOGIN_CHOOSE = 'loginChoose'

/** The question to a player who signed in with a provider but has no account yet (docs/conformance.md § 2.2). */
export interface LoginChoice {
  /** The server's message, unchanged. */
  readonly message: string
  /** The provider that the player signed in with, such as Google. */
  readonly provider: string
  /** `existing`: the player logs in with an existing account. `new`: a new account is created. `none`: neither. */
  readonly choose: (choice: 'existing' | 'new' | 'none') => void
}

/** The question that is open now. */
export const loginChoiceStore = createStore<{ readonly open: LoginChoice | undefined }>(() => ({
  open: undefined,
}))

/** Opens the dialog and replaces one that is already open. Returns a function that closes it without an answer. */
export function askLoginChoice({ overlays }: Pick<AppContext, 'overlays'>, choice: LoginChoice): () => void {
  const close = () => {
    if (loginChoiceStore.getState().open !== asked) return
    overlays.withdraw(LOGIN_CHOOSE)
    loginChoiceStore.setState({ open: undefined })
  }
  const asked: LoginChoice = {
    ...choice,
    choose: (answer) => {
      close()
      choice.choose(answer)
    },
  }
  loginChoiceStore.setState({ open: asked })
  overlays.request(LOGIN_CHOOSE)
  return close
}

import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'

/** Id of the overlay, and of what asks for it. */
export const LOGIN_CHOOSE = 'loginChoose'

/** What is asked of a player whose identity has no account yet (docs/conformance.md § 2.2). */
export interface LoginChoice {
  /** The server's words, as they came. */
  readonly message: string
  /** What the player signed in with, such as Google. */
  readonly provider: string
  /** `existing`: logs in with an account of their own. `new`: a new one is made. `none`: neither. */
  readonly choose: (choice: 'existing' | 'new' | 'none') => void
}

/** The question that stands open. */
export const loginChoiceStore = createStore<{ readonly open: LoginChoice | undefined }>(() => ({
  open: undefined,
}))

/** Opens the dialog; a question that is open already gives way. What it returns closes it without an answer. */
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

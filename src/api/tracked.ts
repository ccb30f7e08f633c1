/** What a successful call reports to ad networks. `none` must be declared explicitly, so that it is a decision. */
export type TrackedAction = 'login' | 'register_complete' | 'deposit_submit' | 'none'

/**
 * What a screen reports to ad networks when it is shown: a view (`view`), a view with something to play or take part in
 * (`content`), or the beginning of a payment (`checkout`); `none`: nothing, not even a view.
 */
export type TrackedView = 'view' | 'content' | 'checkout' | 'none'

/**
 * What the ad networks are told when a call was carried out. `none` is an answer too: whoever declares
 * an action has thought of it.
 */
export type TrackedAction = 'login' | 'register_complete' | 'deposit_submit' | 'none'

/**
 * What they are told when a screen is shown: that it was (`view`), also that it is one with something to play or take part in
 * (`content`), or the beginning of a payment (`checkout`); `none`: nothing, not even that it was shown.
 */
export type TrackedView = 'view' | 'content' | 'checkout' | 'none'

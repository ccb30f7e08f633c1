const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * The direction of a text of unknown language. Unlike `dir="auto"`, a leading name in Latin letters does not make an Urdu
 * sentence left-to-right.
 */
export const directionOf = (text: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr')

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * The direction of a text whose language nobody told. Unlike `dir="auto"`, a name in Latin letters at its beginning does
 * not turn a whole sentence of Urdu around.
 */
export const directionOf = (text: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr')

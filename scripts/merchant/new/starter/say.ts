import type { Known } from '../../check/known.ts'
import type { Order } from '../order.ts'

/** A text of the app's own catalogue in the new merchant's first language. */
export type Say = (key: `${string}:${string}`, values?: Readonly<Record<string, string>>) => string

/**
 * What a new merchant says to begin with is what the app itself says: it is there in every language, and somebody has read it.
 * Throws where the catalogue has no such text: a mistake of the caller.
 */
export function sayIn({ language }: Pick<Order, 'language'>, { words }: Pick<Known, 'words'>): Say {
  const namespaces = words(language)
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':')
    const text = namespaces?.[namespace]?.[name]
    if (text === undefined) throw new Error(`the catalogue does not say ${key} in ${language}`)
    return Object.entries(values).reduce((said, [hole, value]) => said.replaceAll(`{{${hole}}}`, value), text)
  }
}

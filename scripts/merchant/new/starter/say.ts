import type { Known } from '../../check/known.ts'
import type { Order } from '../order.ts'

/** A text of the app's own catalogue in the new merchant's first language. */
export type Say = (key: `${string}:${string}`, values?: Readonly<Record<string, string>>) => string

/**
 * A new merchant's first texts are texts of the app, which exist in every language and have been reviewed.
 * Throws for an unknown key, which is a bug of the caller.
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

import { describe, expect, it } from 'vitest'
import { shortcutOf } from '../../../src/workbench/model/shortcuts.ts'
import { labels } from '../../../src/workbench/texts.ts'

const press = (key: string, more: object = {}) =>
  shortcutOf({ key, isModified: false, isTaken: false, ...more })

describe('keys of the workbench', () => {
  it.each(['?', '/', 'p', 'i', 's'])('%s does what the list of keys says', (key) => {
    expect(press(key)).toBeDefined()
    expect(labels.keys.list.map(([keys]) => keys)).toContain(key)
  })

  it('name a phone by its number, as many as there can be', () => {
    expect(press('4')).toEqual({ id: 'phone', number: 4 })
    for (const key of ['0', '5', '9', '10']) expect(press(key), key).toBeUndefined()
  })

  it("are the browser's with Control, and a field's where somebody writes", () => {
    for (const key of ['?', 'p', '1']) {
      expect(press(key, { isModified: true })).toBeUndefined()
      expect(press(key, { isTaken: true })).toBeUndefined()
    }
    for (const key of ['x', 'Tab', 'toString', '']) expect(press(key), key).toBeUndefined()
  })
})

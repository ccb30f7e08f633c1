import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWanted } from '../../../scripts/merchant/set/edit.ts'
import { inRoot } from '../../../scripts/toolchain/run.ts'
import { settables, withSentence } from '../../../src/workbench/model/settable.ts'

const schema = (name: string) => JSON.parse(readFileSync(inRoot('schemas', `${name}.schema.json`), 'utf8'))
const all = settables({
  flags: schema('whitelabel-flags'),
  settings: schema('settings'),
  theme: schema('theme'),
})

describe('what can be set for many merchants', () => {
  it('is every flag, setting, choice and token, each under its own name', () => {
    const names = all.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of [
      'CBS3',
      'welcome_image_wait',
      'theme.brand',
      'theme.tokens.text-muted',
      'mobileTemplate',
    ])
      expect(names).toContain(name)
  })

  it.each(all.map(({ name }) => name))('%s is understood by the command set', (name) => {
    expect(() => readWanted(`${name}=default`)).not.toThrow()
  })

  it('has one value for each name: the last one', () => {
    const once = withSentence(withSentence(['CBS3=on'], 'theme.brand', ' #111111 '), 'CBS3', 'off')
    expect(once).toEqual(['theme.brand=#111111', 'CBS3=off'])
  })
})

import { describe, expect, it } from 'vitest'
import { withValue } from '../../../src/workbench/model/drafted.ts'
import { entriesOf, formSchema, onlyEntries } from '../../../src/workbench/model/formSchema.ts'
import { flagValues, settingValues, withForm } from '../../../src/workbench/model/values.ts'

const schema = {
  properties: {
    CHAT: { title: 'Chat', $ref: '#/$defs/flagValue', default: false },
    OTHER: { $ref: '#/$defs/flagValue', default: true },
  },
  $defs: { flagValue: { enum: [true, false, 0, 1, '0', '1'] } },
}
const documents = (whitelabelVal: object, settings: object = {}) => ({
  status: { info: { whitelabelVal, settings } },
  theme: {},
  home: {},
})

describe('the form of a schema', () => {
  it('asks for a switch in one way, however it may be spelled', () => {
    expect(Object.fromEntries(entriesOf(formSchema(schema)))).toEqual({
      CHAT: { type: 'boolean', title: 'Chat', default: false },
      OTHER: { type: 'boolean', default: true },
    })
  })

  it('shows what was searched for alone', () => {
    expect(entriesOf(onlyEntries(schema, new Set(['CHAT']))).map(([name]) => name)).toEqual(['CHAT'])
  })

  it('reads a flag however it was sent, and its default where it was not', () => {
    expect(flagValues(schema, documents({ CHAT: '1' }))).toEqual({ CHAT: true, OTHER: true })
  })

  it('reads settings as numbers', () => {
    const settings = { properties: { wait: { default: 20 }, force: { default: 0 } } }
    expect(settingValues(settings, documents({}, { wait: '-1', force: true }))).toEqual({
      wait: -1,
      force: 1,
    })
  })

  it('writes only what somebody changed', () => {
    const sent = documents({ CHAT: '1' })
    const before = flagValues(schema, sent)
    expect(withForm(sent, 'flags', before, { ...before, OTHER: false }).status).toEqual({
      info: { whitelabelVal: { CHAT: '1', OTHER: false }, settings: {} },
    })
  })

  it('touches nothing that it was given', () => {
    const holder = { a: { b: 1 } }
    expect(withValue(holder, ['a', 'b'], undefined)).toEqual({ a: {} })
    expect(holder).toEqual({ a: { b: 1 } })
  })
})

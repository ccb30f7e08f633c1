import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import {
  isObject,
  type JsonObject,
  loadSchemas,
  SCHEMA_BASE,
  walkSchemas,
} from '../../../scripts/generate/schemas.ts'

const files = loadSchemas()
const schemaOf = (name: string): JsonObject => files.find((file) => file.name === name)?.schema ?? {}
const part = (value: unknown, key: string): JsonObject => {
  const found = isObject(value) ? value[key] : undefined
  return isObject(found) ? found : {}
}

describe('every schema', () => {
  it.each(files.map(({ name, schema }) => [name, schema] as const))(
    '%s describes each property',
    (_, schema) => {
      const silent: string[] = []
      walkSchemas(schema, (node, pointer, under) => {
        const speaks = typeof node.description === 'string' && node.description.trim().length > 2
        if ((under === '' || under === 'properties' || under === '$defs') && !speaks) silent.push(pointer)
      })
      expect(silent).toEqual([])
    },
  )

  it.each(files.map(({ name, schema }) => [name, schema] as const))('%s bounds each list', (_, schema) => {
    const open: string[] = []
    walkSchemas(schema, (node, pointer) => {
      const types = [node.type].flat()
      if (types.includes('array') && node.maxItems === undefined) open.push(pointer)
      if (types.includes('string') && node.maxLength === undefined && node.pattern === undefined)
        open.push(pointer)
    })
    expect(open).toEqual([])
  })

  it('is draft 2020-12, says where it lives, and refers only to what is there', () => {
    const ajv = new Ajv2020({ strict: false, discriminator: true })
    for (const { schema } of files) ajv.addSchema(schema)
    for (const { name, schema } of files) {
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
      expect(schema.$id).toBe(`${SCHEMA_BASE}${name}.schema.json`)
      expect(() => ajv.getSchema(`${SCHEMA_BASE}${name}.schema.json`)).not.toThrow()
    }
  })

  it('accepts fields that nobody knows, but for templates that we read whole and files of our own', () => {
    const closed = files.filter(({ schema }) => schema.additionalProperties === false).map(({ name }) => name)
    const ours =
      /^(section-.*|theme|home-template|text-overrides|merchant|members|expectations|schedule|case|draft)$/
    expect(closed.filter((name) => !ours.test(name))).toEqual([])
  })
})

describe('the flag catalogue', () => {
  const flags = schemaOf('whitelabel-flags').properties
  const defs = schemaOf('expectations').$defs
  const owners = [part(defs, 'featureId').enum, part(defs, 'screenId').enum].flat()

  it('holds every flag of the specification', () => {
    const specified =
      `CBS3 FIREBASECREATEACC3 GEETESTVCODE3 GOOGLELOGIN3 LOTTMINIGAME3 MANDATORYAPPUPDATES3 MOBILEAUTOLOGIN3
       PWDEXPFORCECHANGE3 REWCEN3 SEALOTTMINIGAME3 STARTGAMEINAPP3 UPDATEMOBILEICC3`.split(/\s+/)
    expect(specified.filter((name) => !Object.hasOwn(isObject(flags) ? flags : {}, name))).toEqual([])
  })

  it.each(Object.entries(isObject(flags) ? flags : {}))(
    '%s says what players see and what it needs',
    (_, flag) => {
      const entry = isObject(flag) ? flag : {}
      expect(entry).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/[Pp]layers.+Off: /),
        default: false,
        'x-stage': expect.stringMatching(/^(planned|live|retired)$/),
      })
      expect(owners).toContain(entry['x-owner'])
      const needs = entry['x-needs']
      expect(Array.isArray(needs)).toBe(true)
      for (const need of Array.isArray(needs) ? needs : []) {
        const { why, equals: _equals, ...what } = isObject(need) ? need : {}
        expect(why).toMatch(/\S.*\.$/)
        expect(Object.keys(what)).toHaveLength(1)
        const [[kind, value] = []] = Object.entries(what)
        if (kind === 'has') expect(['appDownload', 'appLink']).toContain(value)
        else if (kind === 'path') expect(value).toMatch(/^(\/\w+)+$/)
        else expect([kind, value]).toEqual(['call', expect.stringMatching(/^[/\w.-]+$/)])
      }
    },
  )
})

describe('the settings catalogue', () => {
  const settings = schemaOf('settings').properties

  it.each(Object.entries(isObject(settings) ? settings : {}))(
    '%s has a default and says what -1 does',
    (_, entry) => {
      expect(part({ entry }, 'entry').default).toBeDefined()
      expect(part({ entry }, 'entry').description).toMatch(/-1,? means disabled/)
    },
  )
})

it('the app-download configuration has every item of the specification, each enabled or not, with a value', () => {
  const counts = 'deposit_times deposit_least_times withdrawal_times withdrawal_least_times reg_days'.split(
    ' ',
  )
  const names = `app_background app_desc bottom_app_desc download_condition_switch in_game_popup_interval
    login_required bind_card bottom_app_bar_mode first_deposit first_withdraw domains_switch domains theme`
  const schema = schemaOf('app-download-config')
  const items = part(schema, 'properties')
  for (const name of [...names.split(/\s+/), ...counts, ...counts.map((count) => `${count}_forced`)])
    expect(items).toHaveProperty(name)
  for (const item of Object.values(part(schema, '$defs')))
    expect(Object.keys(part(item, 'properties'))).toEqual(['enabled', 'value'])
})

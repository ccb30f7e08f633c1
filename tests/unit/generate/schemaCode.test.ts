import { describe, expect, it } from 'vitest'
import { schemaCode } from '../../../scripts/generate/schemaCode.ts'
import { type JsonObject, SCHEMA_BASE } from '../../../scripts/generate/schemas.ts'

const schemas = (schema: JsonObject) => new Map([[`${SCHEMA_BASE}theme.schema.json`, schema]])

describe('the code of a schema', () => {
  it('has what it refers to in front of it, once', () => {
    const image = { $ref: '#/$defs/image' }
    const schema = {
      type: 'object',
      properties: { logo: image, 'icon/big': image },
      $defs: { image: { type: 'string', pattern: '^/m/' } },
    }
    expect(schemaCode('theme', schemas(schema))).toBe(
      [
        'const schema0 = {type:"string",pattern:/^\\/m\\//u}',
        'export default /* @__PURE__ */ validatorOf({type:"object",properties:{logo:schema0,"icon/big":schema0}})',
        '',
      ].join('\n'),
    )
  })

  it.each<[string, JsonObject]>([
    ['does not know multipleOf', { multipleOf: 3 }],
    [
      'refers to itself',
      {
        properties: { more: { $ref: '#/$defs/more' } },
        $defs: { more: { items: { $ref: '#/$defs/more' } } },
      },
    ],
    ['says more beside #/$defs/a', { items: { $ref: '#/$defs/a', maxLength: 3 }, $defs: { a: {} } }],
  ])('is refused where the schema %s', (why, schema) => {
    expect(() => schemaCode('theme', schemas(schema))).toThrow(why)
  })
})

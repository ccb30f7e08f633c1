import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadSchemas } from '../../../scripts/generate/schemas.ts'
import { strippedSchema } from '../../../scripts/generate/stripAnnotations.ts'
import { examples } from '../schemas/examples.ts'

describe('a schema without what is for people', () => {
  it('loses words and the properties that say nothing', () => {
    const schema = {
      title: 'Flags',
      description: 'words',
      type: 'object',
      properties: { A: { description: 'words', 'x-owner': 'chat', enum: [0, 1] }, title: { type: 'string' } },
      additionalProperties: { enum: [0, 1] },
    }
    expect(strippedSchema(schema)).toEqual({
      type: 'object',
      properties: { title: { type: 'string' } },
      additionalProperties: { enum: [0, 1] },
    })
  })

  it('keeps the properties of an object that takes no others', () => {
    const schema = { type: 'object', properties: { any: {} }, additionalProperties: false }
    expect(strippedSchema(schema)).toEqual(schema)
  })
})

type Place = { holder: Record<string, unknown>; key: string }

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const places = (value: unknown): Place[] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, child]) => [{ holder: value, key }, ...places(child)])
    : []

const hostile = fc.oneof(
  fc.constantFrom('', '0', 'true', -1, 1.5, 2, true, false, [], {}, 'x'.repeat(9000), null),
  fc.jsonValue({ maxDepth: 2 }),
)

describe('generated validators', () => {
  const files = loadSchemas()
  const ajv = new Ajv2020({ strict: false, unicode: false, discriminator: true, logger: false })
  for (const { schema } of files) ajv.addSchema(schema)

  it.each(Object.keys(examples))('%s agrees with its whole schema on whatever is sent', async (name) => {
    const file = files.find(({ moduleName }) => moduleName === name)
    const whole = ajv.getSchema(String(file?.schema.$id))
    const module: { default: ValidateFunction } = await import(`../../../src/generated/validators/${name}.js`)
    const generated = module.default
    const example: unknown = examples[name]
    fc.assert(
      fc.property(fc.nat(), hostile, fc.boolean(), (where, value, remove) => {
        const sent: unknown = structuredClone(example)
        const all = places(sent)
        const place = all[where % Math.max(all.length, 1)]
        if (place && remove) delete place.holder[place.key]
        else if (place) place.holder[place.key] = value
        expect(generated(sent)).toBe(whole?.(sent))
        if (generated.errors) {
          const [error] = generated.errors
          expect(error?.instancePath).toBe(whole?.errors?.[0]?.instancePath)
          expect(error?.keyword).toBe(whole?.errors?.[0]?.keyword)
        }
      }),
      { numRuns: 150 },
    )
  })
})

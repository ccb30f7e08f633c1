import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadSchemas, SCHEMA_BASE } from '../../../scripts/generate/schemas.ts'
import { strippedSchema } from '../../../scripts/generate/stripAnnotations.ts'
import { mutated } from '../../support/jsonMutations.ts'
import { examples } from '../schemas/examples.ts'

const files = loadSchemas()
const ajv = new Ajv2020({
  strict: false,
  logger: false,
  messages: false,
  unicode: false,
  discriminator: true,
  inlineRefs: false,
})
for (const { name, schema } of files)
  ajv.addSchema(strippedSchema(schema), `${SCHEMA_BASE}${name}.schema.json`)

interface Validator {
  (data: unknown): boolean
  errors?: readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null
}

describe('a generated validator', () => {
  it.each(files.filter(({ moduleName }) => moduleName in examples))(
    '$moduleName says of any answer what Ajv itself says, and where',
    async ({ name, moduleName }) => {
      const module: { default: Validator } = await import(
        `../../../src/generated/validators/${moduleName}.js`
      )
      const oracle = ajv.getSchema(`${SCHEMA_BASE}${name}.schema.json`)
      if (!oracle) throw new Error(`no schema ${name}`)
      fc.assert(
        fc.property(mutated(JSON.parse(JSON.stringify(examples[moduleName]))), ({ value: sent }) => {
          expect(module.default(sent)).toBe(oracle(sent))
          const [said, known] = [module.default.errors?.[0], oracle.errors?.[0]]
          expect([said?.instancePath, said?.keyword]).toEqual([known?.instancePath, known?.keyword])
          const { missingProperty, additionalProperty } = known?.params ?? {}
          expect(said?.params ?? {}).toEqual({
            ...(missingProperty !== undefined && { missingProperty }),
            ...(additionalProperty !== undefined && { additionalProperty }),
          })
        }),
        { numRuns: 60 },
      )
    },
  )
})

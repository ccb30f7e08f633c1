import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadSchemas, SCHEMA_BASE } from '../../../scripts/generate/schemas.ts'
import { shortFailures, simplified } from '../../../scripts/generate/simplifyValidators.ts'
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

describe('what generation makes of Ajv’s code', () => {
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

  it('leaves a function alone that tries one schema and then another', () => {
    const trying = 'function validate1(data){\nlet errors = 0;\nerrors++;\nreturn errors === 0;\n}\n'
    expect(simplified(trying)).toBe(trying)
  })

  it('leaves alone what it does not know', () => {
    const strange = 'function validate1(data){\nlet errors = 0;\nif(errors > 3){\n}\nreturn true;\n}\n'
    expect(simplified(strange)).toBe(strange)
    expect(shortFailures('validate1.errors = [];\nreturn false;')).toBe(
      'validate1.errors = [];\nreturn false;',
    )
  })
})

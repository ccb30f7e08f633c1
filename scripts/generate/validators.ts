import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaCode } from './schemaCode.ts'
import { SCHEMA_BASE, type SchemaFile } from './schemas.ts'
import { strippedSchema } from './stripAnnotations.ts'
import { BANNER } from './types.ts'

const VALIDATOR = "import { validatorOf } from '../../schema/validator.ts'\n"
const ANNOTATIONS = ['x-stage', 'x-owner', 'x-needs']

/**
 * Code and declaration of each schema's validator, by file name under `src/generated/validators/`.
 * @throws when a schema does not follow draft 2020-12 or Ajv's strict rules, or says what no validator of ours knows
 */
export function generateValidators(files: SchemaFile[]): Map<string, string> {
  checkSchemas(files)
  const stripped = new Map(files.map(({ name, schema }) => [idOf(name), strippedSchema(schema)]))
  const generated = new Map<string, string>()
  for (const file of files) {
    generated.set(`${file.moduleName}.js`, BANNER + VALIDATOR + schemaCode(file.name, stripped))
    generated.set(`${file.moduleName}.d.ts`, BANNER + declaration(file.title))
  }
  return generated
}

const idOf = (name: string): string => `${SCHEMA_BASE}${name}.schema.json`

function checkSchemas(files: SchemaFile[]): void {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, discriminator: true })
  ajv.addVocabulary(ANNOTATIONS)
  for (const { name, schema } of files) {
    if (!ajv.validateSchema(schema)) throw new Error(`schemas/${name}.schema.json: ${ajv.errorsText()}`)
  }
}

const declaration = (title: string): string => `import type { ${title} } from '../types.ts'

/** True when the value fits schemas/; otherwise \`errors\` holds the first thing wrong, as a JSON pointer. */
declare const validate: {
  (data: unknown): data is ${title}
  errors?: null | { instancePath: string; keyword: string; params: Record<string, unknown> }[]
}
export default validate
`

import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { browserModule } from './module.ts'
import { SCHEMA_BASE, type SchemaFile, walkSchemas } from './schemas.ts'
import { NO_CODE, NO_MODULE } from './simplifyValidators.ts'
import { strippedSchema } from './stripAnnotations.ts'
import { BANNER } from './types.ts'

const ANNOTATIONS = ['x-stage', 'x-owner', 'x-needs']

/**
 * Code and declaration of each schema's validator, by file name under `src/generated/validators/`.
 * @throws when a schema does not follow draft 2020-12 or Ajv's strict rules
 */
export function generateValidators(files: SchemaFile[]): Map<string, string> {
  checkSchemas(files)
  const stripped = new Map(files.map(({ name, schema }) => [idOf(name), strippedSchema(schema)]))
  const generated = new Map([[NO_MODULE, BANNER + NO_CODE]])
  for (const file of files) {
    generated.set(`${file.moduleName}.js`, BANNER + validatorCode(file, files, stripped))
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

function validatorCode(file: SchemaFile, files: SchemaFile[], stripped: Map<string, object>): string {
  // A separate compiler for each validator, so that names in its code depend only on its own schemas.
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    discriminator: true,
    messages: false,
    unicode: false,
    inlineRefs: false,
    allErrors: false,
    logger: false,
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  })
  // No schema of ours uses dynamic references or unevaluated properties; each costs code in every function.
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false })
  for (const name of closure(file, files)) ajv.addSchema(stripped.get(idOf(name)) ?? {})
  const validate = ajv.getSchema(idOf(file.name))
  if (validate === undefined) throw new Error(`schemas/${file.name}.schema.json: cannot be compiled`)
  return browserModule(standaloneCode(ajv, validate), file.name)
}

/** The schema's name and those of all that it refers to, directly or not. */
function closure(file: SchemaFile, files: SchemaFile[]): Set<string> {
  const found = new Set<string>()
  const add = (one: SchemaFile): void => {
    if (found.has(one.name)) return
    found.add(one.name)
    walkSchemas(one.schema, ({ $ref }) => {
      const next = files.find(
        ({ name }) => typeof $ref === 'string' && $ref.split('#')[0] === `${name}.schema.json`,
      )
      if (next) add(next)
    })
  }
  add(file)
  return found
}

const declaration = (title: string): string => `import type { ${title} } from '../types.ts'

/** True when the value fits schemas/; otherwise \`errors\` holds the first thing wrong, as a JSON pointer. */
declare const validate: {
  (data: unknown): data is ${title}
  errors?: null | { instancePath: string; keyword: string; params: Record<string, unknown> }[]
}
export default validate
`

/** The keywords of JSON Schema that `schemas/` uses: `npm run generate` refuses any other. A reference is what it refers to. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: RegExp
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: readonly (readonly [RegExp, Schema])[]
  /** Of a property that is named nowhere else; false: there is none. */
  readonly additionalProperties?: false | Schema
  /** The name of a property, and the object's schema by its value. */
  readonly discriminator?: readonly [string, Readonly<Record<string, Schema>>]
}

export interface ValidationError {
  /** JSON pointer. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: { readonly missingProperty?: string; readonly additionalProperty?: string }
}

export interface SchemaValidator {
  (data: unknown): boolean
  /** The first thing wrong in what was validated last. */
  errors?: readonly ValidationError[] | null
}

/** Says what Ajv says of the same schema, in the same order, and ends with the first error. */
export function validatorOf(schema: Schema): SchemaValidator {
  const validate: SchemaValidator = (data) => {
    const error = errorIn(schema, data, '')
    validate.errors = error ? [error] : null
    return !error
  }
  return validate
}

const errorOf = (
  instancePath: string,
  keyword: string,
  params: ValidationError['params'] = {},
): ValidationError => ({ instancePath, keyword, params })

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isOfType = (data: unknown, type: string): boolean => {
  if (type === 'object') return isObject(data)
  if (type === 'array') return Array.isArray(data)
  if (type === 'integer') return Number.isInteger(data)
  return type === 'number' ? Number.isFinite(data) : typeof data === type
}

const isOneOf = (data: unknown, types: string | readonly string[]): boolean =>
  typeof types === 'string' ? isOfType(data, types) : types.some((type) => isOfType(data, type))

function errorIn(schema: Schema, data: unknown, path: string): ValidationError | undefined {
  if (schema.type !== undefined && !isOneOf(data, schema.type)) return errorOf(path, 'type')
  const keyword = keywordAgainst(schema, data)
  if (keyword) return errorOf(path, keyword)
  if (Array.isArray(data)) return errorInItems(schema.items, data, path)
  return isObject(data) ? errorInObject(schema, data, path) : undefined
}

/** The keyword that the value itself does not fit, whatever is in it. */
function keywordAgainst(schema: Schema, data: unknown): string | undefined {
  if (typeof data === 'number') {
    if (data > (schema.maximum ?? data)) return 'maximum'
    if (data < (schema.minimum ?? data)) return 'minimum'
  }
  if (typeof data === 'string') {
    if (data.length > (schema.maxLength ?? data.length)) return 'maxLength'
    if (data.length < (schema.minLength ?? 0)) return 'minLength'
    if (schema.pattern?.test(data) === false) return 'pattern'
  }
  if (schema.const !== undefined && data !== schema.const) return 'const'
  if (schema.enum && !schema.enum.includes(data)) return 'enum'
  if (Array.isArray(data)) {
    if (data.length > (schema.maxItems ?? data.length)) return 'maxItems'
    if (data.length < (schema.minItems ?? 0)) return 'minItems'
  }
  return undefined
}

function errorInItems(
  items: Schema | undefined,
  data: readonly unknown[],
  path: string,
): ValidationError | undefined {
  if (!items) return undefined
  for (let index = 0; index < data.length; index += 1) {
    const error = errorIn(items, data[index], `${path}/${index}`)
    if (error) return error
  }
  return undefined
}

const stepTo = (path: string, key: string): string =>
  `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

function errorInObject(
  schema: Schema,
  data: Readonly<Record<string, unknown>>,
  path: string,
): ValidationError | undefined {
  const { required, properties = {}, patternProperties = [], additionalProperties, discriminator } = schema
  const missingProperty = required?.find((key) => data[key] === undefined)
  if (missingProperty !== undefined) return errorOf(path, 'required', { missingProperty })
  if (additionalProperties !== undefined)
    for (const key in data) {
      if (Object.hasOwn(properties, key) || patternProperties.some(([pattern]) => pattern.test(key))) continue
      if (!additionalProperties) return errorOf(path, 'additionalProperties', { additionalProperty: key })
      const error = errorIn(additionalProperties, data[key], stepTo(path, key))
      if (error) return error
    }
  for (const key in properties) {
    const [property, value] = [properties[key], data[key]]
    const error = property && value !== undefined && errorIn(property, value, stepTo(path, key))
    if (error) return error
  }
  for (const [pattern, property] of patternProperties)
    for (const key in data) {
      const error = pattern.test(key) && errorIn(property, data[key], stepTo(path, key))
      if (error) return error
    }
  if (!discriminator) return undefined
  const [name, schemas] = discriminator
  const tag = data[name]
  const chosen = typeof tag === 'string' && Object.hasOwn(schemas, tag) ? schemas[tag] : undefined
  return chosen ? errorIn(chosen, data, path) : errorOf(path, 'discriminator')
}

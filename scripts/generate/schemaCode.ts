import { isObject, type Json, type JsonObject, MAPS_OF_SCHEMAS, SCHEMA_BASE } from './schemas.ts'

/** Keywords whose value is code as it is. */
const PLAIN = new Set([
  ...['type', 'const', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'required'],
])
const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern']
/** Said in another way, or of no value. */
const ELSEWHERE = new Set(['$id', '$defs', 'oneOf'])

/**
 * A schema as a module's code (`src/schema/validator.ts` says what it looks like): what it refers to stands in constants before it.
 *
 * @throws where it has a keyword that the validator does not know, or refers to itself
 */
export function schemaCode(name: string, schemas: ReadonlyMap<string, JsonObject>): string {
  const constants = new Map<string, string>()
  const lines: string[] = []
  const under: string[] = []

  function resolve(reference: string, file: string): string {
    const [of = '', pointer = ''] = reference.split('#')
    const target = of === '' ? file : `${SCHEMA_BASE}${of}`
    const key = `${target}#${pointer}`
    const known = constants.get(key)
    if (known) return known
    if (under.includes(key)) throw new Error(`schemas/${name}.schema.json: refers to itself`)
    under.push(key)
    const code = codeOf(objectAt(schemas.get(target), pointer), target)
    under.pop()
    const constant = `schema${constants.size}`
    constants.set(key, constant)
    lines.push(`const ${constant} = ${code}`)
    return constant
  }

  function codeOf(schema: Json | undefined, file: string): string {
    if (!isObject(schema))
      throw new Error(`schemas/${name}.schema.json: ${JSON.stringify(schema)} is no schema`)
    if (typeof schema.$ref === 'string') {
      if (Object.keys(schema).length > 1)
        throw new Error(`schemas/${name}.schema.json: says more beside ${schema.$ref}`)
      return resolve(schema.$ref, file)
    }
    // Ajv looks at the values first where there are limits beside them, which say nothing more.
    if (Array.isArray(schema.enum) && LIMITS.some((limit) => limit in schema))
      return objectCode([['enum', JSON.stringify(schema.enum)]])
    const members = Object.entries(schema).flatMap(([keyword, value]): [string, string][] => {
      if (ELSEWHERE.has(keyword) || (keyword === 'additionalProperties' && value === true)) return []
      return [[keyword, memberOf(keyword, value, schema, file)]]
    })
    return objectCode(members)
  }

  function memberOf(keyword: string, value: Json, schema: JsonObject, file: string): string {
    if (PLAIN.has(keyword)) return JSON.stringify(value)
    if (keyword === 'items' || (keyword === 'additionalProperties' && isObject(value)))
      return codeOf(value, file)
    if (keyword === 'additionalProperties' && value === false) return 'false'
    if (keyword === 'pattern' && typeof value === 'string') return patternCode(value)
    if (keyword === 'discriminator' && isObject(value)) return discriminatorCode(value, schema, file)
    if (MAPS_OF_SCHEMAS.has(keyword) && isObject(value)) {
      const members = Object.entries(value).map(([key, one]): [string, string] => [key, codeOf(one, file)])
      if (keyword === 'properties') return objectCode(members)
      return `[${members.map(([key, code]) => `[${patternCode(key)},${code}]`)}]`
    }
    throw new Error(`schemas/${name}.schema.json: the validator does not know ${keyword}`)
  }

  function discriminatorCode({ propertyName }: JsonObject, { oneOf }: JsonObject, file: string): string {
    const members = (Array.isArray(oneOf) ? oneOf : []).map((one): [string, string] => {
      const reference = isObject(one) ? String(one.$ref) : ''
      const target = objectAt(schemas.get(SCHEMA_BASE + reference), '')
      const tag = objectAt(target, `/properties/${propertyName}`).const
      if (typeof tag !== 'string')
        throw new Error(`schemas/${name}.schema.json: ${reference} has no ${propertyName}`)
      return [tag, codeOf(one, file)]
    })
    return `[${JSON.stringify(propertyName)},${objectCode(members)}]`
  }

  const root = codeOf(
    objectAt(schemas.get(`${SCHEMA_BASE}${name}.schema.json`), ''),
    `${SCHEMA_BASE}${name}.schema.json`,
  )
  return [...lines, `export default /* @__PURE__ */ validatorOf(${root})`, ''].join('\n')
}

const patternCode = (pattern: string): string => String(new RegExp(pattern, 'u'))

const objectCode = (members: readonly [string, string][]): string =>
  `{${members.map(([key, code]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}:${code}`)}}`

function objectAt(schema: Json | undefined, pointer: string): JsonObject {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((inner, step) => (isObject(inner) ? inner[step] : undefined), schema)
  if (!isObject(found)) throw new Error(`there is no schema at ${pointer || '/'}`)
  return found
}

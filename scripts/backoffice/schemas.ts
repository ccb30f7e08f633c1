import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isRecord, type JsonRecord, text } from './json.ts'

/** Checks values against `schemas/<name>.schema.json`. */
export type Schemas = {
  /** The errors in one line; undefined where there are none, or no such schema. */
  check(name: string, value: unknown): string | undefined
  has(name: string): boolean
  /** All errors; empty where there are none, or no such schema. */
  faults(name: string, value: unknown): readonly ErrorObject[]
}

const suffix = '.schema.json'

const readSchemas = (dir: string, log: (line: string) => void): Map<string, JsonRecord> => {
  const found = new Map<string, JsonRecord>()
  let names: string[] = []
  try {
    names = readdirSync(dir).filter((name) => name.endsWith(suffix))
  } catch {
    log(`NO SCHEMAS  ${dir} cannot be read: nothing is validated`)
  }
  for (const name of names) {
    try {
      const schema: unknown = JSON.parse(readFileSync(join(dir, name), 'utf8'))
      if (isRecord(schema)) found.set(name.slice(0, -suffix.length), schema)
    } catch (error) {
      log(`BROKEN SCHEMA  ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return found
}

type Compile = (name: string) => ValidateFunction | undefined

/** Compiles each schema on first use. `allErrors`: does not stop at the first error. */
const compiler = (
  found: Map<string, JsonRecord>,
  allErrors: boolean,
  log: (line: string) => void,
): Compile => {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    allErrors,
    logger: false,
    // Optimising the generated code took as long as everything else, and validating is no faster for it.
    code: { optimize: false },
  })
  for (const [name, schema] of found) {
    try {
      // References use the file name or $id; a schema without $id has its file name as id.
      ajv.addSchema(schema, text(schema.$id) || name + suffix)
    } catch (error) {
      log(`BROKEN SCHEMA  ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const compiled = new Map<string, ValidateFunction | undefined>()
  return (name) => {
    if (compiled.has(name)) return compiled.get(name)
    const schema = found.get(name)
    let validate: ValidateFunction | undefined
    try {
      validate = schema && ajv.getSchema(text(schema.$id) || name + suffix)
    } catch (error) {
      log(`BROKEN SCHEMA  ${name}: ${error instanceof Error ? error.message : error}`)
    }
    compiled.set(name, validate)
    return validate
  }
}

/** Loads the folder once, and compiles each schema on first use. */
export const loadSchemas = (dir: string, log: (line: string) => void): Schemas => {
  const found = readSchemas(dir, log)
  const compile = compiler(found, false, log)
  // Reports all errors; slower, and created on first use.
  let thorough: Compile | undefined
  const passed = new Map<string, WeakSet<object>>()

  return {
    has: (name) => compile(name) !== undefined,
    faults: (name, value) => {
      thorough ??= compiler(found, true, log)
      const validate = thorough(name)
      return !validate || validate(value) ? [] : (validate.errors ?? [])
    },
    check: (name, value) => {
      const validate = compile(name)
      if (!validate) return undefined
      const known = passed.get(name) ?? new WeakSet()
      passed.set(name, known)
      // Parsed files are served thousands of times, so a valid object is not validated again.
      const object = typeof value === 'object' && value !== null ? value : undefined
      if (object && known.has(object)) return undefined
      if (validate(value)) {
        if (object) known.add(object)
        return undefined
      }
      const [error] = validate.errors ?? []
      return `${name}${error?.instancePath || '/'} ${error?.message ?? 'is wrong'}`
    },
  }
}

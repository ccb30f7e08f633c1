import { NO_MODULE, shortFailures, simplified } from './simplifyValidators.ts'

const FORBIDDEN = /\brequire\(|\bFunction\(|\beval\b|\bnew Function\b/

/**
 * Turns Ajv's standalone code into a small ES module for the browser: without `require`, and with only those parts of an error
 * that our code reads (`instancePath`, `keyword`, `params`).
 * @throws when the code needs one of Ajv's run-time helpers, or has an unknown form
 */
export function browserModule(code: string, name: string): string {
  const steps = [shortErrors, shortCalls, shortTables, shortControl, shortFailures, simplified]
  const module = steps.reduce((text, step) => step(text), code)
  const short = module
    .replace(/^"use strict";\n/, '')
    .replace(/^export const validate = .*\n/, '')
    .replace(/^\/\*# sourceURL=.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
  const rest = short.includes('return no(') ? `import { no } from './${NO_MODULE}';\n${short}` : short
  if (FORBIDDEN.test(rest)) throw new Error(`schemas/${name}.schema.json: needs a run-time helper of Ajv`)
  if (/\bschema\d+\b|rootData|parentData|schemaPath/.test(rest))
    throw new Error(`schemas/${name}.schema.json: Ajv's code has a form that is not known here`)
  return rest
}

/** Without the path inside the schema, and without copies of parts of the schema. */
const shortErrors = (code: string): string =>
  code
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replace(/params:\{(?:allowedValues|allowedValue|type): schema\d+[^}]*\}/g, 'params:{}')

/** A nested validator gets only the current pointer. */
const shortCalls = (code: string): string =>
  code
    .replaceAll('{instancePath="", parentData, parentDataProperty, rootData=data}={}', 'instancePath=""')
    .replace(/\{instancePath:([^\n{]*?),parentData:[^\n{]*?,rootData\}/g, '$1')
    .replaceAll('{instancePath,parentData,parentDataProperty,rootData}', 'instancePath')

/** A set of names replaces a schema of which only the property names are read. */
function shortTables(code: string): string {
  const sets: string[] = []
  const result = code.replace(
    /func\d+\.call\((schema\d+)\.properties, (\w+)\)/g,
    (_, table: string, key: string) => {
      const schema = new RegExp(`^const ${table} = (.*);$`, 'm').exec(code)?.[1] ?? '{}'
      sets.push(
        `const ${table}Keys = new Set(${JSON.stringify(Object.keys(JSON.parse(schema).properties))});\n`,
      )
      return `${table}Keys.has(${key})`
    },
  )
  const lines = result
    .split('\n')
    .filter((line) => !/^const (?:schema\d+ = |func\d+ = Object\.prototype)/.test(line))
  return sets.join('') + lines.join('\n')
}

/** Ajv leaves unreachable statements after a return, which are removed. */
const shortControl = (code: string): string => code.replace(/^return false;\nbreak;\n/gm, 'return false;\n')

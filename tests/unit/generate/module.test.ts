import { describe, expect, it } from 'vitest'
import { browserModule } from '../../../scripts/generate/module.ts'

describe('an ES module for the browser', () => {
  it('is refused when it needs a run-time helper', () => {
    const code = 'const func2 = require("ajv/dist/runtime/ucs2length").default;'
    expect(() => browserModule(code, 'theme')).toThrow(
      'schemas/theme.schema.json: needs a run-time helper of Ajv',
    )
  })

  it('is refused when the compiler writes code of a form that is not known', () => {
    expect(() => browserModule('const a = schema3.properties;', 'theme')).toThrow('not known here')
    expect(() => browserModule('f(data, {rootData});', 'theme')).toThrow('not known here')
  })

  it('keeps of each error what our code reads', () => {
    const error =
      'e = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum}}];'
    expect(browserModule(error, 'theme')).toBe('e = [{instancePath,keyword:"enum",params:{}}];')
  })

  it('keeps of a schema the names that are asked for', () => {
    const code = [
      'const schema2 = {"properties":{"bg":{"type":"string"},"text":{"type":"string"}}};',
      'const func1 = Object.prototype.hasOwnProperty;',
      'if(!(func1.call(schema2.properties, key0))){}',
    ].join('\n')
    expect(browserModule(code, 'theme')).toBe(
      'const schema2Keys = new Set(["bg","text"]);\nif(!(schema2Keys.has(key0))){}',
    )
  })
})

import fc from 'fast-check'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const isNode = (value: Json): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null

/** The JSON pointers of all values in a document, without its root. */
export function pointersOf(document: Json, prefix = ''): string[] {
  if (!isNode(document)) return []
  return Object.entries(document).flatMap(([key, value]) => {
    const pointer = `${prefix}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return [pointer, ...pointersOf(value, pointer)]
  })
}

/** A copy with another value at a pointer; `undefined` removes it. */
export function withValue(document: Json, pointer: string, value: Json | undefined): Json {
  const [, step, ...rest] = pointer.split('/')
  if (step === undefined || !isNode(document)) return value ?? null
  const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
  const deeper = rest.length > 0 ? `/${rest.join('/')}` : ''
  if (Array.isArray(document)) {
    return document.flatMap((item: Json, index) => {
      if (String(index) !== key) return [item]
      if (deeper) return [withValue(item, deeper, value)]
      // A removed item becomes null, so that the items after it keep their index.
      return [value ?? null]
    })
  }
  const entries = Object.entries(document).flatMap(([name, item]): [string, Json][] => {
    if (name !== key) return [[name, item]]
    if (deeper) return [[name, withValue(item, deeper, value)]]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** Values that a back office may send by mistake or an attacker on purpose. */
const wrong: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constantFrom<Json | undefined>(
    undefined,
    null,
    true,
    false,
    0,
    1,
    -1,
    1e308,
    '',
    ' ',
    '0',
    'null',
    [],
    {},
    [null],
    [[]],
    { a: { b: [] } },
    'javascript:alert(1)',
    '//evil.test',
    '"><script>',
    '\u0000',
    '\u202e',
    'x'.repeat(5000),
    { __proto__: { polluted: true } },
    { constructor: { prototype: {} } },
    '{"sections":3}',
    '{',
  ),
  fc.integer(),
  fc.string({ unit: 'grapheme' }),
)

/** A document with one to four of its values replaced or removed. */
export function mutated(document: Json): fc.Arbitrary<{ value: Json; at: string[] }> {
  const pointers = pointersOf(document)
  return fc
    .array(fc.tuple(fc.constantFrom(...pointers), wrong), { minLength: 1, maxLength: 4 })
    .map((changes) => ({
      value: changes.reduce<Json>((before, [pointer, value]) => withValue(before, pointer, value), document),
      at: changes.map(([pointer]) => pointer),
    }))
}

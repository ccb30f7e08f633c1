import { describe, expect, it } from 'vitest'
import type { ErrorKind } from '../../../../../src/api/error.ts'
import { suspectsEndpoint } from '../../../../../src/features/domainNotice/model/trouble.ts'

describe('a failed call', () => {
  const kinds: readonly [kind: ErrorKind, suspicious: boolean][] = [
    ['network', true],
    ['timeout', true],
    ['offline', false],
    ['aborted', false],
    ['http', false],
    ['business', false],
    ['shape', false],
    ['encryption', false],
    ['url', false],
  ]
  it.each(kinds)('of kind %s makes the endpoint suspicious: %s', (kind, suspicious) => {
    expect(suspectsEndpoint({ kind })).toBe(suspicious)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callsOfTheApp } from '../support/faults/callsOfTheApp.ts'
import { ROOM_OF } from '../support/faults/rooms.ts'

const JOURNEYS = join(import.meta.dirname, '../journeys')

describe('every call that the app makes', () => {
  it('has a journey in which everything goes wrong with it', () => {
    expect([...ROOM_OF.keys()].sort()).toEqual(callsOfTheApp())
  })

  it.each([...ROOM_OF])('%s is named by %s', (path, journey) => {
    const text = readFileSync(join(JOURNEYS, journey), 'utf8')
    const usesTable = /from '..\/support\/faults\/rooms.ts'/.test(text)
    expect(usesTable || text.includes(path)).toBe(true)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsOfTheApp } from '../support/faults/callsOfTheApp.ts'
import { ROOM_OF } from '../support/faults/rooms.ts'
import { expect, test } from '../support/journey.ts'

test('every call that the app makes has a journey in which everything goes wrong with it', () => {
  expect([...ROOM_OF.keys()].sort()).toEqual(callsOfTheApp())
})

test('and that journey names it', () => {
  for (const [path, room] of ROOM_OF) {
    const text = readFileSync(join(import.meta.dirname, room), 'utf8')
    const table = /from '..\/support\/faults\/rooms.ts'/.test(text)
    expect(table || text.includes(path), `${room} names ${path}`).toBe(true)
  }
})

import { describe, expect, it } from 'vitest'
import { announcementsFor, headlinesOf } from '../../../../src/features/announcements/model/audience.ts'

const sent = {
  announcements: [
    { id: 1, title: 'members', execution: 'A' },
    { id: 2, title: 'guests', execution: 'B' },
    { id: 3, title: 'first login', execution: 'F' },
    { id: 4, title: 'everyone' },
    { id: 5, title: 'app', category: 'app_download' },
    { id: 6, title: 'unknown', execution: 'Q' },
  ],
}
const titles = (member: boolean, firstLogin = false) =>
  announcementsFor(sent, { member, firstLogin }).map(({ title }) => title)

describe('announcements', () => {
  it('of group B are for guests', () => expect(titles(false)).toEqual(['guests', 'everyone']))
  it('of group A are for members', () => expect(titles(true)).toEqual(['members', 'everyone']))
  it('of group F are for members on their first login', () =>
    expect(titles(true, true)).toEqual(['members', 'first login', 'everyone']))
  it('of a first login are not for guests', () => expect(titles(false, true)).not.toContain('first login'))
  it('are none where nothing was sent', () => {
    expect(announcementsFor(undefined, { member: true, firstLogin: false })).toEqual([])
    expect(announcementsFor({}, { member: true, firstLogin: false })).toEqual([])
  })
})

it('shows nothing of an announcement without a title, and tells twins apart', () => {
  const lines = headlinesOf([
    { id: 1, title: ' A ' },
    { id: 1, title: 'A' },
    { id: 2, title: '  ' },
    { id: 3 },
  ])
  expect(lines.map(({ title }) => title)).toEqual(['A', 'A'])
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
})

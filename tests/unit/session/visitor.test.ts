import { describe, expect, it } from 'vitest'
import { unknownSession } from '../../../src/session/codec.ts'
import { GUEST, type SessionState } from '../../../src/session/reducer.ts'
import { VISITOR_ID_KEY, Visitor } from '../../../src/session/visitor.ts'
import { isSame } from '../../../src/site/same.ts'
import { memberHash } from '../../../src/site/shares.ts'

function browser() {
  const kept = new Map<string, string>()
  const local = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { kept, page: { crypto }, local }
}

const memberOf = (customerId: string): SessionState => ({
  status: 'member',
  session: { ...unknownSession('t'.repeat(20), 'acme'), customerId },
})

describe('the visitor of shares', () => {
  it('gets a random id when one is needed, and keeps it', () => {
    const page = browser()
    const visitor = new Visitor(page, GUEST)
    expect(page.kept.size, 'nothing is stored before').toBe(0)
    const { id } = visitor
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Visitor(page, memberOf('1001')).id, 'a login changes nothing').toBe(id)
    expect(new Visitor(browser(), GUEST).id).not.toBe(id)
  })

  it('replaces a stored id that is none', () => {
    const page = browser()
    page.kept.set(VISITOR_ID_KEY, '<script>')
    expect(new Visitor(page, GUEST).id).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is no other visitor after a new plan, and comparing creates no id', () => {
    const page = browser()
    expect(isSame(new Visitor(page, GUEST), new Visitor(page, GUEST))).toBe(true)
    expect(isSame(new Visitor(page, GUEST), new Visitor(page, memberOf('1')))).toBe(false)
    expect(page.kept.size).toBe(0)
  })

  it('knows a member by the hash of the id alone', () => {
    expect(new Visitor(browser(), memberOf('1001')).member).toBe(memberHash('1001'))
    expect(new Visitor(browser(), GUEST).member).toBeUndefined()
  })
})

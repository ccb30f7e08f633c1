// @vitest-environment happy-dom
// @own-modules
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { domainListOf } from '../../../../src/features/banners/domains.ts'
import { appWith } from '../../../support/app.ts'

const { knownDomains } = vi.hoisted(() => ({ knownDomains: vi.fn<() => Promise<readonly string[]>>() }))
vi.mock('../../../../src/features/domainNotice/public.ts', () => ({ knownDomains }))

beforeEach(() => knownDomains.mockReset())

describe('the list of domains that may be told of a member', () => {
  it('is asked for once, and known from then on', async () => {
    knownDomains.mockResolvedValue(['friend.test'])
    const app = appWith()
    const list = domainListOf(app)
    expect(list.now()).toBeUndefined()
    await Promise.all([list.load(), list.load()])
    expect(list.now()).toEqual(['friend.test'])
    expect(await domainListOf(app).load()).toEqual(['friend.test'])
    expect(knownDomains).toHaveBeenCalledTimes(1)
  })

  it('is asked for again where it could not be had', async () => {
    knownDomains.mockResolvedValueOnce([]).mockResolvedValueOnce(['friend.test'])
    const list = domainListOf(appWith())
    expect(await list.load()).toEqual([])
    expect(list.now()).toBeUndefined()
    expect(await list.load()).toEqual(['friend.test'])
    expect(list.now()).toEqual(['friend.test'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineCall } from '../../../../src/api/call.ts'
import { ApiError } from '../../../../src/api/error.ts'
import { lanesOf } from '../../../../src/features/games/gameLanes/model/lanes.ts'
import { readUsable } from '../../../../src/features/shared/usable.ts'
import validateBanners from '../../../../src/generated/validators/banners.js'
import validateLanes from '../../../../src/generated/validators/gameVendorLanes.js'

const call = defineCall<undefined, undefined, unknown>({
  name: 'banners',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  auth: 'none',
})

describe('an answer that a screen merely shows', () => {
  it('counts nulls as absent', () => {
    const { value, problems } = readUsable(call, validateBanners, [
      { image: '/a.svg', title: null, url: null },
    ])
    expect(value).toEqual([{ image: '/a.svg' }])
    expect(problems).toEqual([])
  })

  it('loses an entry that is not as agreed, not the others, and says where it stood', () => {
    const { value, problems } = readUsable(call, validateBanners, [{ image: 7 }, { image: '/b.svg' }])
    expect(value).toEqual([{ image: '/b.svg' }])
    expect(problems[0]?.pointer).toMatch(/^\/banners\/0/)
  })

  it('is no failure where the back office answers with nothing', () => {
    expect(readUsable(call, validateBanners, null)).toEqual({ value: undefined, problems: [] })
  })

  it('fails with a reference where nothing of it can be used', () => {
    try {
      readUsable(call, validateBanners, 'maintenance')
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({
        kind: 'shape',
        call: 'banners',
        reference: expect.stringMatching(/^\w{6}$/),
      })
    }
  })

  it('makes lanes of whatever is sent, or fails as a shape', () => {
    const launch = () => undefined
    const pictures = () => []
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom('data', 'lanes', 'cards', 'title', 'code', 'displayName') }),
        (sent) => {
          const plain: unknown = JSON.parse(JSON.stringify(sent))
          try {
            const around = { currency: 'BRL', launch, tryOut: launch, pictures }
            lanesOf(readUsable(call, validateLanes, plain).value, around)
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError)
          }
        },
      ),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { LONGEST_SEARCH, searchAddress } from '../../../../../src/layouts/M2/model/searchAddress.ts'

const home = { pathname: '/m/home', search: '?lane=Slots&r=abc' }

describe('the search in the address', () => {
  it('stands beside the other parameters, without a step in the history', () => {
    expect(searchAddress(' dragon ', home, '/m/home')).toEqual({
      pathname: '/m/home',
      search: '?lane=Slots&r=abc&q=dragon',
      replace: true,
    })
  })
  it('leaves when the field is empty', () => {
    const here = { pathname: '/m/home', search: '?q=dragon' }
    expect(searchAddress('', here, '/m/home')).toMatchObject({ search: '' })
  })
  it('leads from any other page to the games', () => {
    const here = { pathname: '/m/member/home', search: '?x=1' }
    expect(searchAddress('a & b', here, '/m/home')).toEqual({
      pathname: '/m/home',
      search: '?q=a+%26+b',
      replace: false,
    })
    expect(searchAddress('  ', here, '/m/home')).toBeUndefined()
  })
  it('does nothing where the address says it already', () => {
    expect(searchAddress('dragon', { pathname: '/m/home', search: '?q=dragon' }, '/m/home')).toBeUndefined()
  })
  it('is never longer than a search', () => {
    const address = searchAddress('x'.repeat(500), home, '/m/home')
    expect(new URLSearchParams(address?.search).get('q')).toHaveLength(LONGEST_SEARCH)
  })
})

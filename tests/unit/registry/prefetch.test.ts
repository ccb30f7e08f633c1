import { expect, it } from 'vitest'
import { defineCall } from '../../../src/api/call.ts'
import { registry } from '../../../src/app/registry.ts'
import { prefetchOf } from '../../../src/registry/prefetch.ts'

const call = (auth: 'none' | 'optional') =>
  defineCall<undefined, undefined, unknown>({ name: 'a', method: 'GET', path: '/wps/a', auth })

it('asks early for a call at its own path, and for guests alone where a member would send a token', () => {
  expect(prefetchOf(call('none'), { query: { platform: 'html5' } })).toEqual({
    path: '/wps/a',
    query: { platform: 'html5' },
  })
  expect(prefetchOf(call('optional'))).toEqual({ path: '/wps/a', guestOnly: true })
})

it('has the home’s sections ask early for what they show first', () => {
  const asked = registry.features.flatMap(({ sections = [] }) =>
    sections.flatMap(({ type, prefetch = [] }) => prefetch.map(({ path }) => `${type} ${path}`)),
  )
  expect(asked.sort()).toEqual([
    'announcementMarquee /wps/relay/MCSFE_getListAnnouncements',
    'bannerCarousel /wps/relay/MCSFE_getBanners',
    'gameLanes /wps/relay/GCSGAME_newGameVendor',
    'gameMatches /wps/relay/GCSGAME_getGameMatchV2',
    'lotteryDraws /wps/relay/GCSGAME_getGameMatchV2',
  ])
})

import { defineCall } from '../../api/call.ts'
import type { Banners } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

export const bannersCall = defineCall<{ groupNames: string }, undefined, unknown>({
  name: 'banners',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  auth: 'none',
})

/** The banners of one group. */
export const bannersQuery = (group: string) =>
  usableQuery<{ groupNames: string }, Banners>(
    bannersCall,
    () => import('../../generated/validators/banners.js').then((module) => module.default),
    { groupNames: group },
  )

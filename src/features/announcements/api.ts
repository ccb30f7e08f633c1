import { defineCall } from '../../api/call.ts'
import type { Announcements } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

/** The query for announcements on a phone. */
export const OF_MOBILE_SITE = { types: 'PR', platform: 'M' }

export const announcementsCall = defineCall<typeof OF_MOBILE_SITE, undefined, unknown>({
  name: 'announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
})

/** Every popup announcement of the mobile site. */
export const announcementsQuery = () =>
  usableQuery<typeof OF_MOBILE_SITE, Announcements>(
    announcementsCall,
    () => import('../../generated/validators/announcements.js').then((module) => module.default),
    OF_MOBILE_SITE,
  )

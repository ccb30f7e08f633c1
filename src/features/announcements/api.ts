import { defineCall } from '../../api/call.ts'
import type { Announcements } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

interface Query {
  types: string
  platform: string
}

const announcementsCall = defineCall<Query, undefined, unknown>({
  name: 'announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
})

/** Every popup announcement of the mobile site. */
export const announcementsQuery = () =>
  usableQuery<Query, Announcements>(
    announcementsCall,
    () => import('../../generated/validators/announcements.js').then((module) => module.default),
    { types: 'PR', platform: 'M' },
  )

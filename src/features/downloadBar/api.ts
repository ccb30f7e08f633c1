import { defineCall } from '../../api/call.ts'
import type { Announcements } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

interface Query {
  types: string
  platform: string
  category: string
}

const promotionCall = defineCall<Query, undefined, unknown>({
  name: 'appDownloadPromotion',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
})

/** The promotion for downloading the app, if there is one (docs/conformance.md § 1.7). */
export const appDownloadPromotionQuery = () =>
  usableQuery<Query, Announcements>(
    promotionCall,
    () => import('../../generated/validators/announcements.js').then((module) => module.default),
    { types: 'PR', platform: 'M', category: 'app_download' },
  )

import { defineCall } from '../../api/call.ts'
import type { DownloadSetting } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

interface Query {
  /** The domain without `www.` and port. */
  readonly domain: string
}

const downloadSettingCall = defineCall<Query, undefined, unknown>({
  name: 'downloadSetting',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  auth: 'none',
})

/** The downloads of this domain, and whether there is a newer app (docs/contract.md). */
export const downloadSettingQuery = (domain: string) =>
  usableQuery<Query, DownloadSetting>(
    downloadSettingCall,
    () => import('../../generated/validators/downloadSetting.js').then((module) => module.default),
    { domain },
  )

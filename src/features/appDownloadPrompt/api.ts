import { defineCall } from '../../api/call.ts'

/** The app-download configuration (part 2, section 3; contract, section 10). */
export const appDownloadConfigCall = defineCall<undefined, undefined, unknown>({
  name: 'appDownloadConfig',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAppDownloadConfig',
  auth: 'optional',
})

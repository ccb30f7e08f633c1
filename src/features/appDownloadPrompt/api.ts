import { defineCall } from '../../api/call.ts'

/** The app-download configuration (docs/conformance.md § 2.3; docs/contract.md). */
export const appDownloadConfigCall = defineCall<undefined, undefined, unknown>({
  name: 'appDownloadConfig',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAppDownloadConfig',
  auth: 'optional',
})

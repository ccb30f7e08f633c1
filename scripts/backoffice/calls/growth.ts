import { type Answer, fail, ok, okStable } from '../answer.ts'
import { type Call, type CallTable, fixture } from '../call.ts'
import { at, text } from '../json.ts'

const mostEvents = 1000
const mostReports = 200

const banners = async (call: Call): Promise<Answer> => {
  const all = (await fixture(call)) ?? []
  const groups = (call.query.get('groupNames') ?? '').split(',').filter((name) => name !== '')
  if (groups.length === 0 || !Array.isArray(all)) return okStable(all)
  return ok(all.filter((banner) => groups.includes(text(at(banner, 'groupName')))))
}

const track = (call: Call): Answer => {
  let events: unknown
  try {
    events = JSON.parse(text(call.body.events))
  } catch {
    events = undefined
  }
  if (!Array.isArray(events)) {
    call.violation('events is not the JSON text of a list')
    return fail('events.invalid', 'The events cannot be read.')
  }
  const unnamed = events.filter((event) => text(at(event, 'eventName')) === '')
  if (unnamed.length > 0) call.violation(`${unnamed.length} of ${events.length} events have no eventName`)
  call.merchantState.events.push(...events)
  if (call.merchantState.events.length > mostEvents)
    call.merchantState.events.splice(0, call.merchantState.events.length - mostEvents)
  return ok()
}

const report = (call: Call): Answer => {
  const { reports } = call.body
  if (Array.isArray(reports))
    call.merchantState.reports = [...call.merchantState.reports, ...reports].slice(-mostReports)
  return ok()
}

/** docs/contract.md. */
export const growthCalls: CallTable = {
  'GET /wps/relay/MCSFE_getBanners': { answers: 'banners', handle: banners },
  'GET /wps/relay/MCSFE_getAppDownloadConfig': {
    answers: 'app-download-config',
    handle: async (call) => okStable((await fixture(call)) ?? {}),
  },
  'GET /wps/relay/WPSCORE_getDownloadSetting': {
    answers: 'download-setting',
    handle: async (call) => okStable((await fixture(call)) ?? { resources: [] }),
  },
  'POST /wps/system/report': { takes: 'reports-request', handle: report },
  'POST /wps/relay/MCSFE_trackEvents': { takes: 'track-events-request', handle: track },
}

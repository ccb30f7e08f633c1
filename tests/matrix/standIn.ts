import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackOffice } from '../support/backOffice.ts'
import type { SiteScreen } from './rules/cells.ts'

const MERCHANTS = join(import.meta.dirname, '..', '..', 'merchants')
const STATUS = 'system/status'
const HOUR_MS = 3_600_000
const MAINTENANCE_HOURS = 2

const statusOf = (merchant: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(MERCHANTS, merchant, 'wps', `${STATUS}.json`), 'utf8'))

/** Makes the back office answer so that a site screen is shown. `end` restores the site; members stay logged in. */
export async function standIn(
  office: BackOffice,
  screen: SiteScreen,
  now: number,
): Promise<{ end(): Promise<void> }> {
  const change = CHANGES[screen]
  if ('fault' in change) {
    await office.fault(STATUS, change.fault)
    return { end: () => office.clearFault(STATUS).then(() => undefined) }
  }
  await office.setValue(STATUS, { ...statusOf(office.merchant), ...change.status(now) })
  return { end: () => office.setValue(STATUS).then(() => undefined) }
}

const CHANGES = {
  maintenance: {
    status: (now: number) => ({
      maintenance: true,
      maintenanceEnd: new Date(now + MAINTENANCE_HOURS * HOUR_MS).toISOString(),
    }),
  },
  accessDenied: { status: () => ({ regionRestriction: true, location: { ip: '203.0.113.7' } }) },
  domainUnavailable: {
    fault: { kind: 'business', code: 'domain_not_available', message: 'This address has moved.' },
  },
  siteError: { fault: { kind: 'html' } },
} as const

import { DIALOG, REFUSAL } from './parts.ts'
import type { State } from './state.ts'

/** The games, and the member's own page. */
export const playStates: readonly State[] = [
  {
    id: 'loading',
    screen: 'game',
    modelsOnly: true,
    before: { held: ['relay/*'] },
    shows: { part: 'main' },
  },
  {
    id: 'nothingFound',
    screen: 'game',
    at: '/m/game?q=zzzz',
    shows: { part: 'main' },
  },
  {
    id: 'failed',
    screen: 'game',
    before: { faults: { 'relay/GCSGAME_newGameVendor': REFUSAL } },
    shows: 'shell:retry',
  },
  {
    id: 'loading',
    eachLayout: true,
    screen: 'member.home',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { held: ['member/info'] },
    shows: { part: 'main' },
  },
  {
    id: 'failed',
    eachLayout: true,
    screen: 'member.home',
    noPicture: true,
    visitor: 'member',
    before: { faults: { 'member/info': REFUSAL } },
    shows: 'shell:retry',
  },
  {
    id: 'security',
    screen: 'member.home',
    visitor: 'member',
    modelsOnly: true,
    steps: [{ press: 'account:security_centre' }],
    shows: { part: '[role="dialog"] a' },
  },
]

/** The screens that replace the site, with less information than usual. */
export const siteStates: readonly State[] = [
  {
    id: 'withoutEnd',
    screen: 'maintenance',
    before: { status: { maintenance: true, maintenanceEnd: null } },
    shows: 'shell:maintenance_desc',
  },
  {
    id: 'withoutAddress',
    screen: 'accessDenied',
    modelsOnly: true,
    before: { status: { regionRestriction: true, location: { ip: '' } } },
    shows: 'shell:error_access',
  },
  {
    id: 'gateway',
    screen: 'siteError',
    modelsOnly: true,
    before: { faults: { 'system/status': { kind: 'html', status: 502 } } },
    shows: DIALOG,
    complaints: /502/,
  },
]

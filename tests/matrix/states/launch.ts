import { REFUSAL } from './parts.ts'
import type { State } from './state.ts'

const GAME = '/m/launchGame?code=matrix&vendor=TCG'
const LOTTERY = '/m/launchGame?code=matrix&prize_mode=1'
const TRIAL = '/m/launchGame?trial=1&code=matrix&node=1'

const appFirst = (on: boolean) => ({ info: { whitelabelVal: { STARTGAMEINAPP3: on } } })
const PLAIN = appFirst(false)
/** The game's bar has a member's chat. */
const withBar: State['adds'] = ({ flags }) => (flags.CBS3 === true ? ['gameFrame', 'chat'] : ['gameFrame'])
const BAR = { part: '[data-feature="gameFrame"] header' }

/** A game while it loads, obstacles to its launch, and a running game. */
export const launchStates: readonly State[] = [
  {
    id: 'launching',
    screen: 'launchGame',
    visitor: 'member',
    at: GAME,
    before: { status: PLAIN, held: ['game/launchGame'] },
    shows: { part: 'main [role="status"]' },
  },
  {
    id: 'failed',
    screen: 'launchGame',
    visitor: 'member',
    at: GAME,
    before: { status: PLAIN, faults: { 'game/launchGame': REFUSAL } },
    shows: 'shell:retry',
  },
  {
    id: 'refused',
    screen: 'launchGame',
    visitor: 'member',
    modelsOnly: true,
    at: GAME,
    before: { status: PLAIN, answers: { 'game/launchGame': { gameUrl: 'javascript:alert(1)' } } },
    shows: 'launchGame:refused_address',
    noPicture: true,
  },
  {
    id: 'noGame',
    screen: 'launchGame',
    visitor: 'member',
    modelsOnly: true,
    at: '/m/launchGame',
    before: { status: PLAIN },
    shows: 'launchGame:no_such_game',
    noPicture: true,
  },
  {
    id: 'appFirst',
    screen: 'launchGame',
    visitor: 'member',
    at: GAME,
    before: {
      status: {
        info: { ...appFirst(true).info, resources: [{ resourceType: 'Android', url: '/m/app.apk' }] },
      },
      answers: { 'relay/MCSFE_getAppDownloadConfig': { app_desc: { enabled: false } } },
    },
    shows: 'launchGame:get_app',
    noPicture: true,
  },
  {
    id: 'appMissing',
    screen: 'launchGame',
    visitor: 'member',
    modelsOnly: true,
    at: GAME,
    before: {
      status: { info: { ...appFirst(true).info, resources: [] } },
      answers: { 'relay/WPSCORE_getDownloadSetting': { resources: [] } },
      faults: { 'relay/MCSFE_getAppDownloadConfig': { kind: 'status', status: 404 } },
    },
    shows: 'launchGame:app_unavailable',
    complaints: /404/,
    noPicture: true,
  },
  {
    id: 'running',
    screen: 'launchGame',
    visitor: 'member',
    at: GAME,
    before: { status: PLAIN },
    shows: BAR,
    adds: withBar,
    // A game's content belongs to its vendor and is random.
    noPicture: true,
  },
  {
    id: 'lottery',
    screen: 'launchGame',
    visitor: 'member',
    modelsOnly: true,
    at: LOTTERY,
    before: { status: PLAIN },
    shows: BAR,
    adds: withBar,
    noPicture: true,
  },
  {
    id: 'trial',
    screen: 'launchGame',
    modelsOnly: true,
    at: TRIAL,
    before: { status: PLAIN },
    shows: 'gameFrame:demo',
    adds: ['gameFrame'],
    noPicture: true,
  },
]

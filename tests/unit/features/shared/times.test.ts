import { expect, it } from 'vitest'
import { DEFAULT_TIMEOUT_MS } from '../../../../src/api/timeout.ts'
import { REVISIT_DEBOUNCE_MS } from '../../../../src/boot/revisit.ts'
import { STYLE_LOOKUP_MS } from '../../../../src/features/activityShortcut/model/timing.ts'
import {
  AFTER_LOGIN_MS,
  AFTER_REGISTRATION_MS,
} from '../../../../src/features/appDownloadPrompt/model/delays.ts'
import { COMING_SOON_MS } from '../../../../src/features/auth/thirdPartySignIn/model/ways.ts'
import { SCRIPT_MS } from '../../../../src/features/captcha/engine/loadScript.ts'
import {
  HIGHLIGHT_MS,
  HOOKS_AGAIN_MS,
  SCRIPTS_AFTER_MS,
} from '../../../../src/features/chat/model/schedule.ts'
import { LAUNCH_TIMEOUT_MS } from '../../../../src/features/games/launchGame/api.ts'
import { LOADING_AFTER_MS } from '../../../../src/features/games/launchGame/model/loading.ts'
import { STATS_POLL_MS } from '../../../../src/features/shared/bankStats.ts'
import { CARD_FADE_MS } from '../../../../src/ui/BottomCard.tsx'
import { BOUNDS_MS, CLICK_MS } from '../../../../src/ui/draggable/rules.ts'

it.each([
  ['a call waits for its answer', DEFAULT_TIMEOUT_MS, 30_000],
  ['settings are asked for again after the page has become visible', REVISIT_DEBOUNCE_MS, 300],
  ['the app-download prompt comes after a registration check', AFTER_REGISTRATION_MS, 1900],
  ['the app-download prompt comes after a login', AFTER_LOGIN_MS, 2000],
  ['deposits and withdrawals are counted again', STATS_POLL_MS, 30_000],
  ['a captcha’s script may take on each server', SCRIPT_MS, 3000],
  ['the chat’s scripts come', SCRIPTS_AFTER_MS, 500],
  ['the chat button stays lit', HIGHLIGHT_MS, 750],
  ['a launch waits for the address of its game', LAUNCH_TIMEOUT_MS, 10_000],
  ['a launch shows that it is loading', LOADING_AFTER_MS, 150],
  ['an install modal moves', CARD_FADE_MS, 250],
  ['a provider is said to be coming soon', COMING_SOON_MS, 1500],
  ['the look of the activity button is looked up', STYLE_LOOKUP_MS, 200],
  ['a second click on the mini-game counts', CLICK_MS, 250],
  ['the bounds of the mini-game are checked', BOUNDS_MS, 250],
])('%s: %i of the specification’s %i ms', (_, is, said) => expect(is).toBe(said))

it('asks again for the way to open the chat after 1 s and 3 s', () => {
  expect(HOOKS_AGAIN_MS).toEqual([1000, 3000])
})

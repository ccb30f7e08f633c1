import { isDeepStrictEqual } from 'node:util'
import { test as base, type Locator, type Page } from '@playwright/test'
import { REVISIT_DEBOUNCE_MS } from '../../src/boot/revisit.ts'
import { LEAVING_MS } from '../../src/ui/modal/useModal.ts'
import { appears } from '../support/appears.ts'
import { type BackOffice, backOffice } from '../support/backOffice.ts'
import { captchaOf } from '../support/captcha.ts'
import { type Calm, watchCalm } from '../support/disableMotion.ts'
import { siteOf } from '../support/merchants.ts'
import { listen, type Noise } from '../support/noise.ts'
import { NOW, PHONE } from '../support/phone.ts'
import { act, seen } from './act.ts'
import { answerHere, type OwnAnswer } from './answerHere.ts'
import { provideAxe } from './axe.ts'
import { DRAWS, drawsIn } from './draws.ts'
import { continueTo, goAside, type Left, stay } from './goOn.ts'
import { keepLongTimers } from './longTimers.ts'
import { patchOf, prepare } from './prepare.ts'
import { reach } from './reach.ts'
import type { Cell } from './rules/cells.ts'
import { courseOf, stepsDone } from './rules/course.ts'
import {
  askedFor,
  goesOn,
  isAsked,
  isLeft,
  isTurnOf,
  needsLogin,
  rotationOf,
  type Visit,
} from './rules/passage.ts'
import { PHONE_SIZE, resize } from './sizes.ts'
import { standIn } from './standIn.ts'
import { type Stored, stopClock, store } from './stored.ts'
import { languageOf, wordsOf } from './texts.ts'

/** One page that is reused for all cells of a worker: forty cells take four seconds instead of seventeen. */
export interface Stage {
  readonly page: Page
  readonly calm: Calm
  readonly noise: Noise
  /** The front end's violations of the contract in this world. */
  violations(): Promise<readonly string[]>
  /** Opens a cell's screen as its visitor, with `anew` by a page load. After `look` it undoes the cell's set-up. */
  show(cell: Cell, look: () => Promise<void>, how?: 'anew'): Promise<void>
  /** Whether the last cell was reached inside the app, without a page load. */
  wentOn(): boolean
}

/** The calls that a state leaves unanswered. */
export function heldBy({ state }: Cell): RegExp | undefined {
  const held = state?.before?.held?.map((path) => `/wps/${path.replace('*', '')}`)
  return held && new RegExp(held.join('|'))
}

/** Timers that a cell need not wait for, ms. */
const LONG_MS = 700
/** Shorter timers that run no later than a longer one that runs ahead of time, ms: others are over before it may. */
const SHORT_MS = 60
/** Timers that are ended between two cells (`goOn.ts`): until a return to the page counts, and until a closed modal is gone, ms. */
const ENDED_MS = [REVISIT_DEBOUNCE_MS, LEAVING_MS]
/** `MATRIX_ROTATION` repeats the run of another day. */
export const ROTATION = rotationOf(process.env.MATRIX_ROTATION, Date.now())

/** Replaces the random captcha, with which no two pictures of a screen would be equal. */
const PLAIN_CAPTCHA = {
  image:
    'data:image/svg+xml,' +
    encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><rect width="120" height="44" fill="#f2f4f8"/>' +
        '<path d="M0 14Q60 44 120 10M0 36Q40 0 120 34" stroke="#9aa7bd" fill="none"/>' +
        '<text x="16" y="31" font-family="monospace" font-size="26" font-weight="700" fill="#1d2b4a">4 0 7 1</text></svg>',
    ),
}

export const test = base.extend<Record<never, never>, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { parallelIndex }) => {
      const world = `m${parallelIndex}`
      const context = await browser.newContext({ ...PHONE, ...PHONE.contextOptions })
      const page = await context.newPage()
      await context.addInitScript(stopClock, Date.parse(NOW))
      await context.addInitScript(keepLongTimers, {
        fromMs: LONG_MS,
        ofMs: ENDED_MS,
        keptMs: SHORT_MS,
      })
      await provideAxe(page)
      await answerHere(page, [LINES, ONE_TAP, MINI_GAME, CHAT_VENDOR, PROFILE])
      const [calm, noise] = [watchCalm(page), listen(page)]
      /** Paths of the calls since the last cell's set-up. */
      const asked = new Set<string>()
      page.on('request', (request) => void asked.add(new URL(request.url()).pathname))
      const sessions = new Map<string, string>()
      const opened = new Set<string>()
      let before: Left | undefined
      let isThere = false
      let visits = 0
      /** Remains registered for its page, so that the app's own reloads start with the same storage. */
      let script: Awaited<ReturnType<Page['addInitScript']>> | undefined
      const floating = new Map<string, boolean>()
      const ground = backOffice('', world)
      await ground.reset()
      // The same time as in the page, so that countdowns from the server's time are equal in every run.
      await ground.setClock(NOW, true)

      /** The session in which a member's cells are seen; one of its own for a cell that begins with a login. */
      async function sessionOf(cell: Cell, office: BackOffice): Promise<string | undefined> {
        const { merchant, visitor, member } = cell
        if (!member) return undefined
        const key = `${merchant} ${visitor}`
        const known = needsLogin(cell) ? undefined : sessions.get(key)
        const session = known ?? (await office.openSession(member.userName))
        if (!needsLogin(cell)) sessions.set(key, session)
        return session
      }

      /** Shows the floating shortcut only in states that are about it. */
      async function letFloat({ merchant, state }: Cell, office: BackOffice): Promise<void> {
        const wanted = state?.before?.shortcut === true
        if (!siteOf(merchant).activityShortcut || (floating.get(merchant) ?? true) === wanted) return
        await office.setSettings({ activity_shortcut: { enabled: wanted ? 1 : 0 } })
        floating.set(merchant, wanted)
      }

      await use({
        page,
        calm,
        noise,
        violations: ground.violations,
        wentOn: () => isThere,
        async show(cell, look, how) {
          const { merchant, state, about = {} } = cell
          const office = backOffice(merchant, world)
          if (!opened.has(merchant)) {
            await office.setValue('captcha/image', PLAIN_CAPTCHA)
            await office.setValue(DRAWS, drawsIn(merchant))
          }
          opened.add(merchant)
          await letFloat(cell, office)
          const session = await sessionOf(cell, office)
          const stored: Stored = {
            ...(session && { session }),
            language: cell.language ?? languageOf(merchant),
            inApp: cell.visitor === 'inApp',
            installed: cell.visitor === 'installed',
            asksToInstall: state?.before?.asksToInstall === true,
            welcomes: state?.before?.welcomes === true,
            says: state?.before?.says ?? {},
            others: state?.before?.stored?.(merchant, about) ?? {},
          }
          const standing = cell.standsIn && (await standIn(office, cell.standsIn, Date.parse(NOW)))
          // A page that the next cell may reuse stays.
          const leave = () => (before?.isLeft ? goAside(page) : page.goto('about:blank'))
          const takeBack = await prepare(page, office, state?.before ?? {}, leave)
          await resize(page, state?.before?.window ?? PHONE_SIZE)
          noise.take()
          const place = JSON.stringify([office.origin, { ...stored, session: undefined }])
          const visit: Visit = { place, session: session ?? null }
          const settings = JSON.stringify([patchOf(merchant, state?.before), floating.get(merchant)])
          const course = courseOf(cell)
          const left = how === 'anew' ? undefined : before
          before = undefined
          const isSame = left && left.settings === settings && isDeepStrictEqual(left.visit, visit)
          const done = isSame && !isTurnOf(cell, ROTATION) ? stepsDone(course, left.course) : undefined
          isThere = false
          const begin = async (): Promise<Stored> => {
            visits += 1
            const begun = { ...stored, visit: `visit ${visits}` }
            await script?.dispose()
            script = await page.addInitScript(store, begun)
            return begun
          }
          try {
            const own = askedFor(cell)
            const areAsked = () => own.every((path) => isAsked(path, asked))
            asked.clear()
            if (done !== undefined) {
              await stay(page, left?.scrolled)
              isThere = true
            } else if (left?.isLeft && goesOn(cell, visit, left.visit, ROTATION)) {
              isThere = await continueTo(page, cell, left, {
                settings,
                visit,
                begin,
                hasOwnAnswers: own.length > 0,
              })
              // What is not asked for again shows an earlier answer.
              if (isThere && !areAsked()) {
                await calm.rest(heldBy(cell))
                isThere = areAsked()
              }
            }
            if (!isThere) {
              await begin()
              // Opening the same address again would be a reload, which keeps the history state.
              await page.evaluate(() => history.replaceState(null, ''))
              await page.goto(office.origin + cell.path, { waitUntil: 'commit' })
              await appears(page, '[data-screen]')
            }
            if (state) {
              // Waits until the screen is complete, as a person does before acting.
              if (state.steps) await calm.rest(heldBy(cell))
              const { target } = captchaOf(office)
              const reached = (element: Locator, state?: 'hidden') =>
                reach(page, calm, element, { ...(state && { state }), held: heldBy(cell) })
              const actor = { page, reach: reached, say: wordsOf(merchant), about, target }
              await act(actor, (state.steps ?? []).slice(done))
              await reached(seen(actor, state.shows))
            }
            const [scrolled] = await Promise.all([page.evaluate(() => scrollY), look()])
            const hadOwnAnswers = own.length > 0
            const inState = state !== undefined
            before = { visit, settings, course, isLeft: isLeft(cell), scrolled, inState, hadOwnAnswers }
          } finally {
            if (state?.steps?.some((step) => 'offline' in step)) await page.context().setOffline(false)
            await takeBack()
            await standing?.end()
          }
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Answers for the merchants' other endpoints, whose names cannot be resolved here. */
const LINES: OwnAnswer = {
  at: '/wps/system/test/ping?',
  contentType: 'application/json',
  body: '{"success":true}',
}

/** Disables Google One Tap, which would cover the page at random times. */
const ONE_TAP: OwnAnswer = { at: '/gsi/client', contentType: 'text/javascript', body: '' }
/** Replaces the mini-game's script by an empty one: it also appears at random times, and journeys test it. */
const MINI_GAME: OwnAnswer = { at: '/mini-game/', contentType: 'text/javascript', body: '' }

/** Replaces the script of a chat vendor that cannot be reached here. It loads where a flag setting turns live chat on. */
const CHAT_VENDOR: OwnAnswer = { at: '//support.example/', contentType: 'text/javascript', body: '' }

/** The download of a profile, during which the page remains open. */
const PROFILE: OwnAnswer = { at: '.mobileconfig', status: 204, contentType: 'text/plain', body: '' }

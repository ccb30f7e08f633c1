import type { Page } from '@playwright/test'
import { CATALOGUE, REFERENCE, word } from '../support/faults/catalogue.ts'
import { OTHERS } from '../support/faults/kinds.ts'
import { eachFault, expectAskedToLogIn, nothingSaid, watched } from '../support/faults/watch.ts'
import { expect, featureOf, screenOf, test } from '../support/journey.ts'
import { asMember, isMember, memberScreen, openSession } from '../support/member.ts'

test('logging out: whatever the back office answers, the player is logged out and reads only that', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await eachFault(aurora, 'session/logout', test.step, {
    async meet() {
      const screen = await memberScreen(page, aurora, '/m/member/home', 'member.home')
      // The call must meet the fault before the fault is removed.
      await Promise.all([
        page.waitForRequest('**/wps/session/logout'),
        // The message closes by itself: on a busy machine a later check may miss it.
        expect(page.getByRole('status').filter({ hasText: 'You are logged out' })).toHaveCount(1),
        screen.getByRole('button', { name: 'Log out' }).click(),
      ])
      await expect(screenOf(page, 'home')).toBeVisible()
      await visitor.passRest()
      expect(await isMember(page)).toBe(false)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await visitor.expectWell()
    },
  })
})

test('changing the language: the page changes whatever the back office answers', async ({ page, office }) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await asMember(page, aurora)
  const sheet = page.getByRole('dialog')
  const languages = [
    ['pt-BR', 'Português (Brasil)'],
    ['en', 'English'],
  ] as const
  let turn = 0
  const change = async () => {
    const [lang, name] = languages[turn % languages.length] ?? languages[0]
    turn += 1
    await featureOf(page, 'languagePicker').getByRole('button').first().click()
    const told = page.waitForRequest('**/wps/member/language')
    await sheet.getByRole('radio', { name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await told
  }
  await eachFault(
    aurora,
    'member/language',
    test.step,
    {
      async meet() {
        await change()
        await expect(sheet).toHaveCount(0)
        await visitor.passRest()
        await nothingSaid(visitor)
        await visitor.expectWell()
      },
      async recover() {
        expect(await isMember(page)).toBe(true)
      },
    },
    OTHERS,
  )
  // An open call would meet the next call's fault.
  const answered = page.waitForResponse('**/wps/member/language')
  await change()
  await answered
  await aurora.fault('member/language', { kind: 'status', status: 401 })
  await change()
  await expectAskedToLogIn(visitor)
})

/** A launched game, here as a stand-in for one of the platform. */
const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'

test('launching a game: the screen says why there is none, once, and launches it when that is over', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await openSession(page, aurora)
  const main = screenOf(page, 'launchGame')
  const said = main.getByRole('alert')
  await eachFault(
    aurora,
    'game/launchGame',
    test.step,
    {
      async meet(kind) {
        // The first attempt is the screen's own; each later one is a Retry.
        const asked = page.waitForRequest('**/wps/game/launchGame**')
        if ((await said.count()) > 0) await said.getByRole('button', { name: 'Retry' }).click()
        else await page.goto(aurora.origin + GAME)
        await asked
        await visitor.passTime(kind, async () => (await said.count()) > 0)
        const { text = word('could_not_load'), reference } = CATALOGUE[kind.situation]
        await expect(said).toHaveCount(1)
        await expect(said).toContainText(text)
        await expect(page.getByText(text, { exact: true })).toHaveCount(1)
        if (reference) await expect(said).toContainText(REFERENCE)
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await visitor.expectWell()
      },
    },
    OTHERS,
  )
  await said.getByRole('button', { name: 'Retry' }).click()
  await expect(featureOf(page, 'gameFrame').locator('iframe')).toHaveAttribute('src', /\/games\//)
  await aurora.fault('game/launchGame', { kind: 'status', status: 401 })
  await page.goto(aurora.origin + GAME)
  await expectAskedToLogIn(visitor)
  await expect(screenOf(page, 'login')).toBeVisible()
})

/** The notices and messages over the screen. */
const messages = (page: Page) =>
  page.locator('[role="alertdialog"], [role="status"], [role="alert"]').filter({ hasText: /\S/ })

test('starting a chat: the player reads why it does not start, once, and chats when that is over', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await asMember(page, aurora)
  const button = featureOf(page, 'chat').getByRole('button')
  // The chat's window opens an address of the platform, which does not exist here.
  await context.route('**/chat/**', (route) => route.fulfill({ body: 'chat' }))
  await eachFault(
    aurora,
    'relay/CBS_launchChat',
    test.step,
    {
      async meet(kind) {
        await expect(messages(page)).toHaveCount(0)
        const asked = page.waitForRequest('**/wps/relay/CBS_launchChat**')
        const opened = context.waitForEvent('page')
        await button.click()
        await asked
        const chat = await opened
        await visitor.passTime(kind, async () => chat.isClosed())
        const { text, reference } = CATALOGUE[kind.situation]
        if (text === undefined) await expect(messages(page)).toHaveCount(0)
        else {
          await expect(messages(page)).toHaveCount(1)
          await expect(messages(page)).toContainText(text)
          if (reference) await expect(messages(page)).toContainText(REFERENCE)
          const confirm = messages(page).getByRole('button').first()
          await confirm.click()
        }
        await expect(messages(page)).toHaveCount(0)
        await visitor.expectWell()
      },
    },
    OTHERS,
  )
  const opened = context.waitForEvent('page')
  await button.click()
  const chat = await opened
  await expect(chat).not.toHaveURL('about:blank')
  await chat.close()
  await aurora.fault('relay/CBS_launchChat', { kind: 'status', status: 401 })
  await button.click()
  await expectAskedToLogIn(visitor)
})

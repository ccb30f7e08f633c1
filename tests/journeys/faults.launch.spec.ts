import { CATALOGUE, REFERENCE, word } from '../support/faults/catalogue.ts'
import { NOT_LOGGED_IN, OTHERS, waits } from '../support/faults/kinds.ts'
import { eachFault, expectAskedToLogIn, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test } from '../support/journey.ts'
import { openSession } from '../support/member.ts'
import { gamePage, plainPlay } from '../support/playing.ts'

const CONFIG = 'relay/MCSFE_getAppDownloadConfig'
const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'
const TRIAL = '/m/launchGame?trial=1&vendor=RNG&code=GEMNORTE&node=3107&backUrl=%2Fm%2Fhome'

test('trying a game: the screen says why there is none, once, and the guest tries it when that is over', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  const visitor = await watched(page)
  const said = screenOf(page, 'launchGame').getByRole('alert')
  await eachFault(
    aurora,
    'relay/GCS_gameTrialLaunch',
    test.step,
    {
      async meet(kind) {
        const asked = page.waitForRequest('**/wps/relay/GCS_gameTrialLaunch**')
        if ((await said.count()) > 0) await said.getByRole('button', { name: 'Retry' }).click()
        else await page.goto(aurora.origin + TRIAL)
        await asked
        // The message of the previous fault must be gone first.
        if (waits(kind)) await expect(said).toHaveCount(0)
        await visitor.passTime(kind, async () => (await said.count()) > 0)
        const { text = word('could_not_load'), reference } = CATALOGUE[kind.situation]
        await expect(said).toHaveCount(1)
        await expect(said).toContainText(text)
        if (reference) await expect(said).toContainText(REFERENCE)
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await visitor.expectWell()
      },
    },
    OTHERS,
  )
  await said.getByRole('button', { name: 'Retry' }).click()
  await expect(gamePage(page)).toBeVisible()
})

test('asking for the app first: without its configuration the app that there is is offered, and the player can play here', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setFlags({ STARTGAMEINAPP3: true })
  const visitor = await watched(page)
  await openSession(page, aurora)
  const said = screenOf(page, 'launchGame').getByRole('alert')
  await eachFault(
    aurora,
    CONFIG,
    test.step,
    {
      async meet(kind) {
        const asked = page.waitForRequest(`**/wps/${CONFIG}**`)
        await page.goto(aurora.origin + GAME)
        await asked
        await visitor.passTime(kind, async () => (await said.count()) > 0)
        await expect(said).toHaveCount(1)
        await expect(said).toContainText('Get the app to play')
        await visitor.expectWell()
      },
      async recover() {
        await said.getByRole('button', { name: 'Continue in the browser' }).click()
        await expect(gamePage(page)).toBeVisible()
      },
    },
    OTHERS,
  )
})

test('asking for the app first: who is no longer logged in is told so, and comes to the login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setFlags({ STARTGAMEINAPP3: true })
  const visitor = await watched(page)
  await openSession(page, aurora)
  await aurora.fault(CONFIG, NOT_LOGGED_IN[0]?.fault ?? {})
  await page.goto(aurora.origin + GAME)
  await expectAskedToLogIn(visitor)
  await expect(screenOf(page, 'login')).toBeVisible()
  await visitor.expectWell()
})

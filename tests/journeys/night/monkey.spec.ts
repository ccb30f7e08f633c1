import { test, visit } from '../../support/journey.ts'
import { logIn, PLAYER } from '../../support/logIn.ts'
import { createMonkey } from '../../support/monkey.ts'

/** `MONKEY_SEED=… MONKEY_MINUTES=…`: the seed determines the actions, but not their timing. The minutes are per test. */
const SEED = Number(process.env.MONKEY_SEED) || Math.floor(Math.random() * 1e9)
const MINUTES = Number(process.env.MONKEY_MINUTES) || 5

/** One merchant of each layout. */
const MERCHANTS = ['aurora', 'manila', 'saigon'] as const

test.describe.configure({ retries: 0 })

for (const merchant of MERCHANTS)
  for (const isMember of [true, false])
    test(`${isMember ? 'a member' : 'a guest'} of ${merchant} taps about while calls go wrong: nothing breaks`, async ({
      page,
      office,
    }) => {
      test.setTimeout(MINUTES * 60_000 + 180_000)
      const site = office(merchant)
      if (isMember) await logIn(page, site.origin, PLAYER)
      else await visit(page, site)
      const monkey = createMonkey(page, site, SEED, isMember)
      const end = Date.now() + MINUTES * 60_000
      try {
        while (Date.now() < end) await monkey.step()
      } finally {
        console.log(
          `MONKEY_SEED=${SEED} ${merchant}, ${isMember ? 'member' : 'guest'}: ${monkey.steps()} steps`,
        )
      }
    })

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  approveDraft,
  draftIn,
  keepDraft,
  publishDraft,
} from '../../../../../scripts/merchant/drafts/desk.ts'
import { unreviewedIn } from '../../../../../scripts/merchant/drafts/reviewed.ts'
import { lineOfStep } from '../../../../../scripts/merchant/history/steps.ts'
import { ADA, commitAll, commitAs, keepHistory } from '../../../../support/gitFolder.ts'

const NOW = new Date('2027-01-04T09:00:00Z')
const BOB = { name: 'Bob', email: 'bob@example.com' }

describe('what nobody has approved of a merchant that demands a review', () => {
  let root = ''
  /** What each test begins with, made once. */
  let demanding = ''
  const put = (file: string, value: unknown) => {
    const path = join(root, 'acme', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
  }
  const STATUS = 'wps/system/status.json'
  const putFlags = (flags: object) => put(STATUS, { merchantCode: 'acme', info: { whitelabelVal: flags } })
  const demand = (reviewRequired: boolean) =>
    put('merchant.json', { code: 'acme', name: 'Acme', domains: [], reviewRequired })
  const commit = (why: string) => commitAll(root, why)
  const unseen = async () => (await unreviewedIn(root, 'acme'))?.map(lineOfStep)
  /** Keeps a draft of Ada, approves it as Bob and publishes it. */
  async function publish(title: string, flags: object) {
    const place = { root, code: 'acme' }
    commitAs(root, ADA)
    const patch = { status: { info: { whitelabelVal: flags } } }
    const { name } = await keepDraft(place, { title, why: '', patch, replaces: false }, NOW)
    commitAs(root, BOB)
    await approveDraft(place, name, draftIn(place, name).stamp, NOW)
    commitAs(root, ADA)
    await publishDraft(place, name, draftIn(place, name).stamp)
  }

  beforeAll(() => {
    demanding = mkdtempSync(join(tmpdir(), 'reviewed-'))
    root = demanding
    keepHistory(root)
    putFlags({ CBS3: true })
    put('wps/system/manifest.json', { templates: { parameters: { theme: '{"brand":"#111111"}' } } })
    demand(false)
    commit('Launch it')
    putFlags({ CBS3: true, REWCEN3: true })
    commit('Before reviews were demanded')
    demand(true)
    commit('From now on with a review')
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reviewed-'))
    cpSync(demanding, root, { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))
  afterAll(() => rmSync(demanding, { recursive: true }))

  it('is nothing where reviews began to be demanded, and after approved drafts', async () => {
    expect(await unseen()).toEqual([])
    await publish('Summer', { CBS3: false })
    await publish('Autumn', { REWCEN3: false })
    expect(JSON.parse(readFileSync(join(root, 'acme', STATUS), 'utf8')).info.whitelabelVal).toEqual({
      CBS3: false,
      REWCEN3: false,
    })
    expect(await unseen()).toEqual([])
  })

  it('is each value that was edited by hand, committed or not, until it is set back', async () => {
    await publish('Summer', { CBS3: false })
    putFlags({ CBS3: true, REWCEN3: true })
    const edited = ['status.info.whitelabelVal.CBS3: false → true']
    expect(await unseen()).toEqual(edited)
    commit('Publish (draft summer, approved by Bob)')
    expect(await unseen(), 'a message approves nothing').toEqual(edited)
    putFlags({ CBS3: false, REWCEN3: true })
    commit('Set it back')
    expect(await unseen()).toEqual([])
    await publish('Autumn', { REWCEN3: false })
    expect(await unseen()).toEqual([])
  })

  it('stays unapproved below a draft that was approved for another value', async () => {
    putFlags({ CBS3: false, REWCEN3: true })
    commit('By hand')
    await publish('Autumn', { REWCEN3: false })
    expect(await unseen()).toEqual([
      'status.info.whitelabelVal.CBS3: true → false',
      'status.info.whitelabelVal.REWCEN3: true → false',
    ])
  })

  it('is a draft’s change that was written and committed without the yes to exactly this', async () => {
    await keepDraft(
      { root, code: 'acme' },
      {
        title: 'Winter',
        why: '',
        patch: { status: { info: { whitelabelVal: { CBS3: false } } } },
        replaces: false,
      },
      NOW,
    )
    putFlags({ CBS3: false, REWCEN3: true })
    rmSync(join(root, 'acme/drafts/winter.json'))
    commit('Publish it')
    expect(await unseen()).toEqual(['status.info.whitelabelVal.CBS3: true → false'])
  })

  it('is not known where git does not keep the folder', async () => {
    rmSync(join(root, '.git'), { recursive: true })
    expect(await unreviewedIn(root, 'acme')).toBeUndefined()
    demand(false)
    expect(await unreviewedIn(root, 'acme')).toEqual([])
  })
})

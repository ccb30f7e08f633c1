import { expect, it } from 'vitest'
import { catalogueOf } from '../../../../scripts/backoffice/workbench/flags.ts'
import { readersHere } from '../../../../scripts/merchant/flags/readers.ts'
import { inRoot } from '../../../../scripts/toolchain/run.ts'
import { siteFrom } from '../../../support/merchants.ts'

const site = (code: string, whitelabelVal: object) =>
  siteFrom({ merchantCode: code, info: { merchantCode: code, whitelabelVal } })
const change = { id: 'c1', when: '2026-11-20T10:00:00Z', who: 'Ada', why: 'Chat is closed' }

it('the catalogue counts who has each flag, and says its last change, what reads it and what can be retired', () => {
  const lines = catalogueOf({
    schemasDir: inRoot('schemas'),
    sites: new Map([
      ['a', site('a', { CBS3: true, REWCEN3: 1 })],
      ['b', site('b', { CBS3: 0, REWCEN3: 1 })],
      ['c', site('c', { CBS3: '20%', REWCEN3: 1 })],
    ]),
    readersOf: (flag) => (flag === 'GEETESTVCODE3' ? [] : ['chat']),
    changes: new Map([['CBS3', change]]),
  })
  const line = (wanted: string) => lines.find(({ flag }) => flag === wanted)
  expect(line('CBS3')).toMatchObject({
    ...{ title: 'Live chat', on: ['a'], off: ['b'], some: [{ code: 'c', who: '20 %' }], notSent: 0 },
    ...{ readBy: ['chat'], lastChange: change },
  })
  expect(line('CBS3')?.retire).toBeUndefined()
  expect([line('REWCEN3')?.retire, line('GEETESTVCODE3')?.retire]).toEqual(['on for all', 'unread'])
  expect(line('REWCEN3')?.lastChange, 'git knows none').toBeUndefined()
})

it('a flag is read by the features whose gates name it, and by code only where code names it outside of gates', () => {
  const readersOf = readersHere()
  expect(readersOf('CBS3')).toContain('chat')
  expect(readersOf('CBS3')).not.toContain('code')
  expect(readersOf('GEETESTVCODE3')).toContain('code')
})

import { describe, expect, it } from 'vitest'
import { type Asked, UsageError } from '../../../../scripts/merchant/command.ts'
import { commands } from '../../../../scripts/merchant/commands.ts'
import { codesIn } from '../../../../scripts/merchant/folder.ts'
import { nearNames } from '../../../../scripts/merchant/near.ts'
import { VISITOR_NAMES, visitors } from '../../../../scripts/merchant/visitors.ts'

async function run(name: string, positionals: readonly string[], values: Asked['values'] = {}) {
  const command = commands.find((one) => one.name === name)
  if (!command) throw new Error(`there is no command ${name}`)
  const said: string[] = []
  const errors: string[] = []
  const out = {
    line: (text: string) => void said.push(text),
    error: (text: string) => void errors.push(text),
  }
  const code = await command.run({ positionals, values }, out)
  return { code, text: said.join('\n'), errors: errors.join('\n') }
}

describe('impact', () => {
  it('says for each merchant what comes and goes, beginning with what the flag is', async () => {
    const { code, text } = await run('impact', ['aurora', 'manila'], { set: ['CBS3=off'] })
    expect(code).toBe(0)
    expect(text).toMatch(/^CBS3=off {2}Live chat\./)
    expect(text).toMatch(/aurora\n {2}guest, .*:\n {4}disappears +feature +chat/)
    expect(text).toMatch(/manila\n/)
  })

  it('answers machines about all merchants, some of whom it changes nothing for', async () => {
    const { text } = await run('impact', [], { all: true, set: ['REWCEN3=on'], json: true })
    const { set, merchants } = JSON.parse(text)
    expect(set).toEqual(['REWCEN3=on'])
    expect(merchants.map(({ merchant }: { merchant: string }) => merchant)).toEqual(codesIn())
  })

  it.each([
    [['aurora'], { set: ['CBS=off'] }, /did you mean CBS3/],
    [['aurora'], {}, /Say what to change/],
    [[], { set: ['CBS3=off'] }, /Say which merchants/],
    [['auror'], { set: ['CBS3=off'] }, /did you mean aurora/],
    [['aurora'], { set: ['CBS3=off'], as: 'guests' }, /did you mean guest/],
  ])('refuses %j %j in one line', async (codes, values, words) => {
    await expect(run('impact', codes, values)).rejects.toThrow(words)
    await expect(run('impact', codes, values)).rejects.toBeInstanceOf(UsageError)
  })
})

describe('explain', () => {
  it('lists every feature in one line each, those that are off too', async () => {
    const { text } = await run('explain', ['aurora'], { as: 'inApp' })
    expect(text).toMatch(/^off {4}chat +inside the app$/m)
    expect(text).toMatch(/^on {5}home /m)
  })

  it('names the file and the line of a value', async () => {
    const { text } = await run('explain', ['aurora', 'chat'])
    expect(text).toMatch(
      /flag CBS3 is on {2}← merchants\/aurora\/wps\/system\/status\.json:\d+ \/info\/whitelabelVal\/CBS3 true/,
    )
  })

  it.each([
    [[], {}, /which merchant/],
    [['aurora', 'chatt'], {}, /did you mean chat/],
    [['aurora'], { on: 'hom' }, /did you mean home/],
    [['aurora'], { as: 'nobody' }, /there are guest|did you mean/],
  ])('refuses %j %j in one line', async (codes, values, words) => {
    await expect(run('explain', codes, values)).rejects.toThrow(words)
  })
})

describe('compare', () => {
  it('takes two merchants, and answers machines too', async () => {
    const { text, code } = await run('compare', ['aurora', 'manila'], { json: true })
    expect(code).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ a: 'aurora', b: 'manila' })
    await expect(run('compare', ['aurora'])).rejects.toThrow('which two')
  })
})

describe('names', () => {
  it('that are near are offered, the nearest first, and none where nothing is', () => {
    expect(nearNames('CBS', ['REWCEN3', 'CBS3'])).toEqual(['CBS3'])
    expect(nearNames('aurroa', ['manila', 'aurora'])).toEqual(['aurora'])
    expect(nearNames('xyzxyzxyz', ['aurora'])).toEqual([])
  })

  it('of visitors each say who they are, and no two gates are told the same but on the first login', () => {
    const whos = VISITOR_NAMES.map((name) => {
      const { description, ...who } = visitors[name]
      expect(description).not.toBe('')
      return JSON.stringify(who)
    })
    expect(new Set(whos).size).toBe(whos.length - 1)
  })
})

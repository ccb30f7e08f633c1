import { describe, expect, it } from 'vitest'
import { commands } from '../../../../../scripts/merchant/commands.ts'
import { flagUses } from '../../../../../scripts/merchant/flags/use.ts'
import { runTool } from '../../../../../scripts/merchant/run.ts'
import { siteFrom } from '../../../../support/merchants.ts'

const site = (code: string, whitelabelVal: object) =>
  siteFrom({ merchantCode: code, info: { merchantCode: code, whitelabelVal } })

describe('the use of flags', () => {
  const sites = [site('a', { CBS3: true, REWCEN3: true }), site('b', { CBS3: '0', REWCEN3: 1 })]
  it('counts who has each on and off, and who does not send it', () => {
    expect(flagUses(['CBS3'], sites, () => ['chat'])).toEqual([
      { flag: 'CBS3', on: ['a'], off: ['b'], shared: [], notSent: [], readBy: ['chat'] },
    ])
    expect(flagUses(['GEETESTVCODE3'], sites, () => ['chat'])[0]?.notSent).toEqual(['a', 'b'])
  })

  it('names what could be retired: what nobody reads, and what is the same for all', () => {
    const [unread] = flagUses(['CBS3'], sites, () => [])
    const [same] = flagUses(['REWCEN3'], sites, () => ['chat'])
    expect([unread?.retire, same?.retire]).toEqual(['unread', 'on for all'])
    expect(
      flagUses(['REWCEN3'], sites.slice(0, 1), () => ['chat'])[0]?.retire,
      'one is no proof',
    ).toBeUndefined()
  })

  it('counts a share of visitors by itself: it is no reason to retire a flag', () => {
    const [use] = flagUses(['CBS3'], [...sites, site('c', { CBS3: '20%' })], () => ['chat'])
    expect(use).toMatchObject({ on: ['a'], off: ['b'], shared: ['c'] })
    const [same] = flagUses(['REWCEN3'], [...sites, site('c', { REWCEN3: '20%' })], () => ['chat'])
    expect(same?.retire).toBeUndefined()
  })

  it('is listed by the tool, and a slip is answered with what was meant', async () => {
    const lines: string[] = []
    const say = (text: string) => void lines.push(text)
    expect(await runTool(commands, ['flags', 'CBS3'], { line: say, error: say })).toBe(0)
    expect(lines[0]).toMatch(/^CBS3 {2}on \d+, off \d+, not sent \d+/)
    expect(lines[0], 'what depends on it').toContain('read by chat')
    await runTool(commands, ['flags', 'CBS4'], { line: say, error: say })
    expect(lines.join('\n')).toContain('did you mean CBS3')
  })
})

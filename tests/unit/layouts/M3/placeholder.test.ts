import { expect, it } from 'vitest'
import { placeholder } from '../../../../src/layouts/M3/placeholder.ts'

/** The part of the draw name's vertical offset that depends on the links to the sections. */
const wordsAbove = (types: readonly string[], guest = true) =>
  placeholder.lotteryDraws({ types, guest })?.match(/60px \+ (\w+) \+/)?.[1]

it.each([
  ['words lead to two sections', ['lotteryDraws', 'gameLanes'], '48px'],
  ['words lead to many', ['lotteryDraws', 'promotions', 'footer', 'gameMatches'], '48px'],
  ['there is nothing to lead to', ['lotteryDraws', 'announcementMarquee', 'footer'], '0px'],
  ['the same section comes twice', ['lotteryDraws', 'lotteryDraws'], '0px'],
  ['nobody knows what a section is', ['lotteryDraws', 'constructor'], '0px'],
])('the name of the next draw stands below the words where there are any: %s', (_, types, height) => {
  expect(wordsAbove(types)).toBe(height)
})

it('a guest has no VIP progress to be led to; whether a member has is not known yet', () => {
  expect(wordsAbove(['lotteryDraws', 'vipProgress'])).toBe('0px')
  expect(placeholder.lotteryDraws({ types: ['lotteryDraws', 'vipProgress'], guest: false })).toBeUndefined()
  expect(wordsAbove(['lotteryDraws', 'vipProgress', 'gameLanes'], false)).toBe('48px')
  expect(wordsAbove(['lotteryDraws'], false)).toBe('0px')
})

import { describe, expect, it } from 'vitest'
import { judgeTargets, type Target } from '../../matrix/rules/targets.ts'
import { type TextBox, touchingTexts } from '../../matrix/rules/touching.ts'

const target = (name: string, left: number, width = 44, more: Partial<Target> = {}): Target => ({
  name,
  left,
  top: 0,
  right: left + width,
  bottom: 44,
  layer: 0,
  composites: [],
  lists: [],
  ...more,
})

describe('a target', () => {
  it('is at least 44 px wide and high', () => {
    expect(judgeTargets([target('narrow', 0, 43)])).toEqual(['43×44 px is the target of narrow'])
    expect(judgeTargets([target('low', 0, 44, { bottom: 40 })])).toEqual(['44×40 px is the target of low'])
    expect(judgeTargets([target('square', 0)])).toEqual([])
  })

  it('is 8 px from the next one, unless both are one control, rows of a list, or on two layers', () => {
    const pair = (more: Partial<Target>) => judgeTargets([target('a', 0, 44, more), target('b', 50)])
    expect(judgeTargets([target('a', 0), target('b', 52)])).toEqual([])
    expect(pair({})).toEqual(['6 px between a and b'])
    expect(pair({ layer: 1 })).toEqual([])
    expect(
      judgeTargets([target('a', 0, 44, { composites: [7] }), target('b', 44, 44, { composites: [7] })]),
    ).toEqual([])
    const row = (name: string, top: number): Target =>
      target(name, 0, 90, { top, bottom: top + 44, lists: [3] })
    expect(judgeTargets([row('a', 0), row('b', 45)])).toEqual([])
    expect(judgeTargets([row('a', 0), row('b', 48)])).toEqual(['4 px between a and b'])
  })

  it('may lie on a larger one', () => {
    expect(judgeTargets([target('card', 0, 200, { bottom: 200 }), target('heart', 150)])).toEqual([])
  })
})

describe('two texts', () => {
  const text = (words: string, left: number, more: Partial<TextBox> = {}): TextBox => ({
    text: words,
    left,
    top: 0,
    right: left + 50,
    bottom: 16,
    flow: left,
    layer: 0,
    ...more,
  })
  it('touch with less than 4 px between them on one line', () => {
    expect(touchingTexts([text('a', 0), text('b', 53)])).toEqual(['“a|b” touch'])
    expect(touchingTexts([text('a', 0), text('b', 54)])).toEqual([])
    expect(touchingTexts([text('a', 0), text('b', 53, { top: 16, bottom: 32 })])).toEqual([])
  })
  it('do not touch as words of one sentence', () => {
    expect(touchingTexts([text('a', 0, { flow: 1 }), text('b', 50, { flow: 1 })])).toEqual([])
  })
})

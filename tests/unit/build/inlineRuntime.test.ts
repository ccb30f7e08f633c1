import { describe, expect, it } from 'vitest'
import { moveHelpers } from '../../../scripts/build/inlineRuntime.ts'

const runtime = { file: 'runtime-1.js', code: 'var a=(x)=>x+1,b=2;export{a as t,b};' }

describe('moveHelpers', () => {
  it('moves the helpers into one chunk, from which others import them', () => {
    const host = {
      file: 'app-1.js',
      code: 'import{t as f}from"./runtime-1.js";const $t=f(1);export{$t as x};',
    }
    const user = { code: 'import{b as e}from"./runtime-1.js";import{x}from"./app-1.js";use(e,x);' }
    moveHelpers(runtime, host, [user])
    expect(host.code).not.toContain('runtime-1')
    expect(user.code).toBe(
      'import{$helpers}from"./app-1.js";const e=$helpers.b;import{x}from"./app-1.js";use(e,x);',
    )
  })

  it('keeps what the helpers do', async () => {
    const host = {
      file: 'app-1.js',
      code: 'import { t as f } from "./runtime-1.js";\nexport const two=f(1);',
    }
    moveHelpers(runtime, host, [])
    const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(host.code)}`)
    expect([module.two, module.$helpers.t(2), module.$helpers.b]).toEqual([2, 3, 2])
  })

  it.each([
    ['a chunk that imports them in another way', { ...runtime }, 'import * as r from"./runtime-1.js";'],
    [
      'helpers that export nothing',
      { file: 'runtime-1.js', code: 'var a' },
      'import{t}from"./runtime-1.js";',
    ],
  ])('refuses %s', (_, from, code) => {
    expect(() => moveHelpers(from, { file: 'app-1.js', code }, [])).toThrow(/helpers/)
  })
})

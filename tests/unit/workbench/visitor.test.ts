import { describe, expect, it } from 'vitest'
import { firstPhone, visitorOf } from '../../../src/workbench/model/state.ts'

const phone = firstPhone('acme')
const member = (type: number, firstTimeLogin = false) => ({ type, firstTimeLogin })

describe('whom of the matrix a phone stands for', () => {
  it.each([
    ['guest', phone, undefined],
    ['installed', { ...phone, device: 'installed' as const }, undefined],
    ['inApp', { ...phone, device: 'inApp' as const }, undefined],
    ['member', phone, member(0)],
    ['newMember', phone, member(0, true)],
    ['agent', phone, member(1)],
    ['type4', phone, member(4)],
    [undefined, { ...phone, prompts: 'asked' as const }, undefined],
    [undefined, { ...phone, direction: 'mirrored' as const }, undefined],
    [undefined, { ...phone, device: 'ios' as const }, undefined],
    [undefined, { ...phone, device: 'installed' as const }, member(0)],
  ])('%s', (visitor, one, who) => {
    expect(visitorOf(one, who)).toBe(visitor)
  })
})

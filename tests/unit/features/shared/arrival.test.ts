import { expect, it } from 'vitest'
import { noteArrival, takeArrival } from '../../../../src/features/shared/arrival.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('tells the next document how the session began, once', () => {
  const storage = memory()
  expect(takeArrival(storage)).toBeUndefined()
  noteArrival('registration', storage)
  expect([takeArrival(storage), takeArrival(storage)]).toEqual(['registration', undefined])
})

it('ignores any other value', () => {
  const storage = memory()
  storage.setItem('SHELL_arrivedBy', 'magic')
  expect(takeArrival(storage)).toBeUndefined()
})

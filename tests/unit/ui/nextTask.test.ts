import { expect, it } from 'vitest'
import { nextTask } from '../../../src/ui/nextTask.ts'

it('goes on after everything that the running task has still to do', async () => {
  const order: string[] = []
  const later = nextTask().then(() => order.push('next task'))
  await Promise.resolve()
  queueMicrotask(() => order.push('microtask'))
  await later
  expect(order).toEqual(['microtask', 'next task'])
})

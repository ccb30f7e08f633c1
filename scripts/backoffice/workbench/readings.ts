import { setImmediate as turn } from 'node:timers/promises'
import type { Merchant, Merchants } from '../merchants.ts'

/** Code → what was read of the merchant; without those of which nothing can be read. */
type Read<T> = ReadonlyMap<string, T>

interface Kept<T> {
  /** The state of the folders with which `value` began to be read; undefined where that failed. */
  generation: number | undefined
  value: Promise<Read<T>>
  isRunning: boolean
  /** What was read last. */
  last: Read<T> | undefined
  /** The one reading that waits for the running one. */
  next: Promise<Read<T>> | undefined
}

/** Something that is read from the folder of every merchant, and kept until something is written in one. */
export interface Reading<T> {
  /** What the folders hold. A reading that throws is tried again at the next question. */
  now(merchants: Merchants): Promise<Read<T>>
  /** What was read last, without waiting: nothing at first, and of an earlier state where something has been written since. */
  last(merchants: Merchants): { readonly read: Read<T>; readonly isOfNow: boolean }
}

/** So many folders are read before the server answers others: a thousand take seconds. */
const AT_A_TIME = 10

/** One reading of all folders runs at a time, and whoever asks meanwhile shares the next one. */
export function readingOf<T>(
  readOne: (merchants: Merchants, merchant: Merchant) => Promise<T | undefined>,
): Reading<T> {
  const all = new WeakMap<Merchants, Kept<T>>()

  async function readAll(merchants: Merchants): Promise<Read<T>> {
    const folders = merchants.all()
    const read = new Map<string, T>()
    for (let from = 0; from < folders.length; from += AT_A_TIME) {
      await Promise.all(
        folders.slice(from, from + AT_A_TIME).map(async (merchant) => {
          const one = await readOne(merchants, merchant)
          if (one !== undefined) read.set(merchant.code, one)
        }),
      )
      await turn()
    }
    return read
  }

  function start(merchants: Merchants): Promise<Read<T>> {
    const kept: Kept<T> = {
      ...{ generation: merchants.generation(), isRunning: true, next: undefined },
      last: all.get(merchants)?.last,
      value: readAll(merchants).finally(() => {
        kept.isRunning = false
      }),
    }
    all.set(merchants, kept)
    kept.value.then(
      (read) => {
        kept.last = read
      },
      () => {
        kept.generation = undefined
      },
    )
    return kept.value
  }

  return {
    now: (merchants) => {
      const kept = all.get(merchants)
      if (kept?.generation === merchants.generation()) return kept.value
      if (!kept?.isRunning) return start(merchants)
      const again = () => start(merchants)
      kept.next ??= kept.value.then(again, again)
      return kept.next
    },
    last: (merchants) => {
      const kept = all.get(merchants)
      const isOfNow = kept?.isRunning === false && kept.generation === merchants.generation()
      return { read: kept?.last ?? new Map(), isOfNow }
    },
  }
}

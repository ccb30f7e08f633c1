import { inRoot } from '../toolchain/run.ts'

/** A part of `test:full`: the index counts from 1. */
export interface Shard {
  readonly index: number
  readonly total: number
}

/** Reads `2/6`; undefined where it is invalid. */
export function parseShard(text: string): Shard | undefined {
  const [, index, total] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []
  const shard = { index: Number(index), total: Number(total) }
  return shard.index <= shard.total ? shard : undefined
}

/** The part that a commit runs besides `npm test`, chosen by its hash, so that it can be repeated. */
export const shardOfCommit = (hash: string, total: number): Shard => ({
  index: (Number.parseInt(hash.slice(0, 8), 16) % total) + 1,
  total,
})

export const FULL = inRoot('test-results', 'full')

/** The folder of a shard's reports. */
export const shardFolder = (shard: Shard | undefined): string =>
  `${FULL}/${shard ? `${shard.index}of${shard.total}` : '1of1'}`

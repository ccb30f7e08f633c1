import { createHash } from 'node:crypto'
import { isRecord } from '../../src/json/read.ts'
import { inRoot } from '../toolchain/run.ts'
import { type Listed, pathOf } from './listed.ts'
import { CELLS, LANGUAGES } from './tiers.ts'

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

/** The tests of a shard: each test is in one, by the hash of its name, and stays there when others are added. Pure. */
export const testsOf = (tests: readonly Listed[], { index, total }: Shard): Listed[] =>
  tests.filter((test) => numberOf(togetherAs(test)) % total === index - 1)

/** Tests that share a page, by their file: those whose names are equal up to here, the visitor's cells and the merchant's languages. */
const SHARE_A_PAGE: Readonly<Record<string, string>> = { [CELLS]: ' sees ', [LANGUAGES]: ' › ' }

/** Tests that have this in common belong to one shard. */
function togetherAs(test: Listed): string {
  const end = SHARE_A_PAGE[test.file]
  const path = pathOf(test)
  return `${test.file} › ${end === undefined ? path : path.split(end, 1)[0]}`
}

const numberOf = (text: string): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16)

/** The part that the last CI run took, and of which commit. */
export interface TakenPart {
  readonly commit: string
  readonly index: number
  readonly passed: boolean
}

/**
 * The part of `test:full` that a commit runs besides `npm test`. It is the next one after the last landing's, so that as many
 * landings as parts run everything. The same commit, and one after a failure, run the same part again. Nothing of a commit
 * advances by one for each landing; so without a last part its hash says where to begin. Pure.
 */
export function partOfCommit(commit: string, total: number, last?: TakenPart): Shard {
  if (!last || last.index > total)
    return { index: (Number.parseInt(commit.slice(0, 8), 16) % total) + 1, total }
  const stays = last.commit === commit || !last.passed
  return { index: stays ? last.index : (last.index % total) + 1, total }
}

/** Reads what a run has kept; undefined where it is no such thing. */
export function takenPartIn(kept: unknown): TakenPart | undefined {
  if (!isRecord(kept)) return undefined
  const { commit, index, passed } = kept
  const isPart = typeof index === 'number' && Number.isInteger(index) && index > 0
  return typeof commit === 'string' && isPart && typeof passed === 'boolean'
    ? { commit, index, passed }
    : undefined
}

export const FULL = inRoot('test-results', 'full')

/** The folder of a shard's reports. */
export const shardFolder = (shard: Shard | undefined): string =>
  `${FULL}/${shard ? `${shard.index}of${shard.total}` : '1of1'}`

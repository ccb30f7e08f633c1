import { balls } from './balls.ts'
import { cards } from './cards.ts'
import { coins } from './coins.ts'
import { crowns } from './crowns.ts'
import { dice } from './dice.ts'
import { dragons } from './dragons.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { gems } from './gems.ts'
import { lanterns } from './lanterns.ts'
import type { Motif } from './motif.ts'
import { rockets } from './rockets.ts'
import { wheels } from './wheels.ts'

/** The motif families. A new one: a file here, and its words below. */
export const motifs = {
  balls,
  cards,
  coins,
  crowns,
  dice,
  dragons,
  fish,
  fruit,
  gems,
  lanterns,
  rockets,
  wheels,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs).filter((name): name is MotifName => name in motifs)

import { type MotifName, motifNames, motifs } from '../motifs/catalogue.ts'
import { cricket } from './cricket.ts'
import { envelopes, lotusBloom, machine, tickets } from './draw.ts'
import { royalElephant } from './elephant.ts'
import { jeepney, mask, outrigger } from './fiesta.ts'
import { cableCar, cashback, crystal, gift, phone } from './night.ts'
import { type Subject, tintsOf } from './subject.ts'
import { naga, stele } from './temple.ts'
import { oilLamp, shamsa, starGem } from './treasury.ts'

const drawn = {
  cableCar,
  cashback,
  cricket,
  crystal,
  envelopes,
  gift,
  jeepney,
  lotusBloom,
  machine,
  mask,
  naga,
  oilLamp,
  outrigger,
  phone,
  royalElephant,
  shamsa,
  starGem,
  stele,
  tickets,
} satisfies Record<string, Subject>

/** A subject drawn for banners, or a card's motif at a banner's size. */
export type SubjectName = keyof typeof drawn | MotifName

const isDrawn = (name: SubjectName): name is keyof typeof drawn => name in drawn

export function subjectOf(name: SubjectName): Subject {
  if (isDrawn(name)) return drawn[name]
  const motif = motifs[name]
  return (pen, palette, label) => `<g transform="scale(2.2)">${motif(pen, tintsOf(palette), label)}</g>`
}

export const subjectNames: readonly SubjectName[] = [
  ...Object.keys(drawn).filter((name): name is keyof typeof drawn => name in drawn),
  ...motifNames,
]

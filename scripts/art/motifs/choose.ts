import type { Random } from '../seed.ts'
import { type MotifName, motifNames } from './catalogue.ts'

/** Words that name a family, in the languages that our merchants speak. The first match wins. */
const WORDS: readonly (readonly [MotifName, RegExp])[] = [
  ['lanterns', /LANTERN|LANTERNA|DEN LONG|PAROL|TRUNG THU/],
  ['dragons', /DRAGON|DRAGAO|\bLONG\b|\bRONG\b/],
  ['gems', /GEM|ESMERALD|SAFIRA|RUBY|DIAMON|JEWEL|JOIA|NGOC|HIYAS|PERLAS|CRYSTAL/],
  ['fruit', /FRUIT|FRUTA|ACAI|ABACAXI|MANGGA|BUKO|HALO|QUA\b/],
  ['fish', /FISH|PEIXE|PESCA|\bCA\b|ISDA|BANGUS|BUTANDING|SHARK/],
  ['rockets', /ROCKET|FOGUETE|CRASH|AVIAT|LIPAD|PHAO|MISSAO|MISYON/],
  ['crowns', /CROWN|COROA|RAINHA|HARI|REYNA|KING|QUEEN|VUONG|CHAMPION|\bCOPA\b/],
  ['dice', /DICE|DADO|DAIS|XIU|SICBO|BAU CUA|COLOR GAME/],
  ['cards', /CARD|BACCARAT|BACARA|BLACKJACK|POKER|POQUER|TRUCO|TONGITS|PUSOY|TIEN LEN/],
  ['wheels', /WHEEL|ROLETA|RODA|ROULETTE|RULETA|VONG QUAY/],
  ['balls', /BALL|LOTTO|LOTT|LOTERIA|BINGO|KENO|BOLA|XO SO|MEGA|POWER/],
  ['coins', /COIN|GOLD|OURO|FORTUN|MOEDA|TESOURO|BARYA|GINTO|TIEN|LOC\b/],
]

/** Plain capitals: no accents, so that one pattern reads every language written in Latin letters. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()

/** The family of a game: what its code starts with, else what its title says, else the seed's choice. */
export function chooseMotif(code: string, title: string, random: Random): MotifName {
  const start = plain(code)
  for (const [name, pattern] of WORDS) if (start.search(pattern) === 0) return name
  const words = plain(title)
  for (const [name, pattern] of WORDS) if (pattern.test(words)) return name
  return motifNames[random.int(0, motifNames.length - 1)] ?? 'gems'
}

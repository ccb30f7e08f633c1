/** Topics of lanes that have an icon. */
export type LaneKind = 'hot' | 'slots' | 'cards' | 'fish' | 'crash' | 'lottery' | 'sports' | 'live' | 'games'

/**
 * Merchants name their lanes in their own language; these are the words that players of the platform's countries use.
 * The first word of a title that says something wins: "Crash e pescaria" is about crash.
 */
const WORDS: readonly (readonly [LaneKind, RegExp])[] = [
  ['hot', /hot|popular|trend|top\b|em alta|patok|sikat|phổ biến|nóng|热|熱|인기|ยอด|populer|önerilen/i],
  ['slots', /slot|nổ hũ|caça|老虎|电子|電子|슬롯|สล็อต|egm|jackpot/i],
  ['cards', /card|table|mesa|carta|baraha|bài|poker|pôquer|masa|kart|棋|牌|테이블|카드|ไพ่|kartu|kad\b/i],
  ['fish', /fish|isda|pesca|cá(?!\p{L})|balık|捕鱼|捕魚|피싱|낚시|ปลา|ikan/iu],
  ['crash', /crash|lipad|rocket|aviator|mini|bay(?!\p{L})|uçuş|크래시|quick|instant/iu],
  ['lottery', /lott|loter|bingo|keno|xổ số|quay số|vé số|彩|복권|로또|หวย|piyango|togel/i],
  ['sports', /sport|esport|palaro|thể thao|spor|体育|體育|스포츠|กีฬา|olahraga|sukan|match/i],
  ['live', /live|ao vivo|trực tiếp|canlı|真人|라이브|คาสิโน|casino|cassino/i],
]

/** Vendor codes of the platform (docs/conformance.md § 1.7; § 2.2). */
const VENDORS: Readonly<Record<string, LaneKind>> = {
  RNG: 'slots',
  PVP: 'cards',
  FISH: 'fish',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SEALOTT: 'lottery',
  BTI: 'sports',
  SPORTS: 'sports',
  LIVE: 'live',
}

/** What a lane is about: by its title, else by its first vendor, else simply games. */
export function laneKind(title: string, vendor: string | undefined): LaneKind {
  let best: { kind: LaneKind; at: number } | undefined
  for (const [kind, words] of WORDS) {
    const at = title.search(words)
    if (at >= 0 && (!best || at < best.at)) best = { kind, at }
  }
  return best?.kind ?? (vendor && Object.hasOwn(VENDORS, vendor) ? VENDORS[vendor] : undefined) ?? 'games'
}

import { defaultBrief } from '../../art/defaults.ts'
import { readLanes } from '../../art/lanes.ts'
import { type Picture, picturesOf } from '../../art/pictures.ts'
import type { MerchantFiles, OtherFile } from '../check/files.ts'
import type { Known } from '../check/known.ts'
import { fileOf, openMerchant } from '../check/open.ts'
import { type Order, SHAPES } from './order.ts'
import { contentOf } from './starter/content.ts'
import { expectationsOf } from './starter/expectations.ts'
import { lanesOf } from './starter/games.ts'
import { manifestOf } from './starter/manifest.ts'
import { membersOf } from './starter/members.ts'
import { moneyOf } from './starter/money.ts'
import { sayIn } from './starter/say.ts'
import { statusOf } from './starter/status.ts'

/** A folder that has not been written. */
export interface Draft {
  /** The input of the checks. The sizes of icons are known before they are rendered. */
  readonly files: MerchantFiles
  readonly pictures: readonly Picture[]
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The content of a new merchant's folder. Pure: equal orders give equal folders. */
export function draftOf(order: Order, known: Pick<Known, 'expected' | 'words'>): Draft {
  const { code, name, primary, accent, layout, scheme, domains } = order
  const brief = defaultBrief({ name, brand: primary, accent, shape: SHAPES[layout], scheme })
  const say = sayIn(order, known)
  const lanes = lanesOf(order, say)
  const { games, vendors } = readLanes(lanes)
  const pictures = picturesOf(code, brief, games, vendors)
  const calls: Readonly<Record<string, unknown>> = {
    'system/status': statusOf(order, say),
    'system/manifest': manifestOf(order, say),
    'relay/GCSGAME_newGameVendor': lanes,
    ...contentOf(order, say),
    ...moneyOf(order, say),
  }
  const texts: Record<string, string> = {
    'merchant.json': jsonOf({ code, name, domains }),
    'members.json': jsonOf(membersOf(order)),
    'pictures/art.json': jsonOf(brief),
    ...Object.fromEntries(Object.entries(calls).map(([call, value]) => [fileOf(call), jsonOf(value)])),
  }
  const others = Object.fromEntries(
    pictures.flatMap(({ file, svg, png }): [string, OtherFile][] => {
      const size = png ? { size: { width: png, height: png } } : {}
      const drawn = { kind: 'svg', bytes: svg.length, ...size } as const
      // The size of a rendered icon is not known yet: the size of its SVG is used.
      return [
        [`pictures/${file}.svg`, drawn],
        ...(png ? [[`pictures/${file}.png`, { ...drawn, kind: 'png' }] satisfies [string, OtherFile]] : []),
      ]
    }),
  )
  const folder = `merchants/${code}`
  const { site } = openMerchant({ code, folder, texts, others })
  if (site) texts['expectations.json'] = jsonOf(expectationsOf(site, known.expected))
  return { files: { code, folder, texts, others }, pictures }
}

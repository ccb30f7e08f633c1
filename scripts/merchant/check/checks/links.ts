import { isRecord, parseObject } from '../../../../src/json/read.ts'
import { pointerStep } from '../../../../src/site/problem.ts'
import { at, text } from '../../../backoffice/json.ts'
import { defineCheck } from '../check.ts'
import { listAt, MISSIONS } from '../offers.ts'
import { MANIFEST, type Opened, STATUS } from '../open.ts'
import { LINK_CODES, lostOn, wayFinder } from '../reach.ts'

interface Link {
  readonly file: string
  readonly pointer: string
  readonly address: string
  readonly what: string
}

/** Links of the footer, missions, the installed app and the heads of pages that lead nowhere. */
export const links = defineCheck({
  looksFor: 'links of footer, missions, installed app and page heads that lead nowhere',
  codes: LINK_CODES,
  run: (merchant) => {
    const wayOf = wayFinder(merchant)
    return [...footer(merchant), ...missions(merchant), ...installed(merchant), ...heads(merchant)].flatMap(
      ({ file, pointer, address, what }) => {
        const lost = lostOn(wayOf(address), what, address)
        return lost ? [{ ...lost, file, pointer }] : []
      },
    )
  },
})

const HOME = '/templates/parameters/home'

function footer({ value }: Opened): Link[] {
  const home = parseObject(at(value(MANIFEST), 'templates', 'parameters', 'home'))
  return listAt(home, 'sections').flatMap((section, index) =>
    listAt(section, 'links').map((link, number) => ({
      file: MANIFEST,
      pointer: `${HOME}/sections/${index}/links/${number}/url`,
      address: text(at(link, 'url')),
      what: `"${text(at(link, 'title'))}" in the footer`,
    })),
  )
}

function missions({ value }: Opened): Link[] {
  return listAt(value(MISSIONS), 'missions').flatMap((mission, index) => {
    const address = text(at(mission, 'url'))
    const what = `the mission "${text(at(mission, 'title'))}"`
    return address ? [{ file: MISSIONS, pointer: `/missions/${index}/url`, address, what }] : []
  })
}

function installed({ value }: Opened): Link[] {
  const manifest = value(MANIFEST)
  const start = text(at(manifest, 'start_url'))
  const shortcuts = listAt(manifest, 'shortcuts').map((shortcut, index) => ({
    file: MANIFEST,
    pointer: `/shortcuts/${index}/url`,
    address: text(at(shortcut, 'url')),
    what: `the shortcut "${text(at(shortcut, 'name'))}"`,
  }))
  const first = {
    file: MANIFEST,
    pointer: '/start_url',
    address: start,
    what: 'the icon of the installed app',
  }
  return start ? [first, ...shortcuts] : shortcuts
}

function heads({ value }: Opened): Link[] {
  const metadata = at(value(STATUS), 'info', 'metadata')
  return Object.keys(isRecord(metadata) ? metadata : {}).map((path) => ({
    file: STATUS,
    pointer: `/info/metadata${pointerStep(path)}`,
    address: path,
    what: 'the page that these words are for',
  }))
}

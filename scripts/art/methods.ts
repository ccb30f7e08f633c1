import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Draws the marks of payment methods and names them in the answer of deposit settings: `node scripts/art/methods.ts aurora …`.
 * They are signs of a kind of payment, drawn for this project; none is like a company's.
 */
const MERCHANTS = join(import.meta.dirname, '../../merchants')
const SETTINGS = 'wps/relay/MCSFE_getDepositSettings.json'

/** Background and drawing, in white on 48 by 48. */
interface Mark {
  readonly colours: readonly [from: string, to: string]
  readonly drawing: string
}

const line = 'fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'

const MARKS = {
  instant: {
    colours: ['#1fb6a6', '#0b7f86'],
    drawing: `<path ${line} d="M24 10 38 24 24 38 10 24z"/><path fill="#fff" d="M26 16l-8 9h5l-1 7 8-9h-5z"/>`,
  },
  code: {
    colours: ['#2f6fed', '#1a46b8'],
    drawing: `<path ${line} d="M12 12h9v9h-9zM27 12h9v9h-9zM12 27h9v9h-9z"/><path fill="#fff" d="M27 27h4v4h-4zM32 32h4v4h-4zM32 26h4v4h-4zM26 33h4v3h-4z"/>`,
  },
  bank: {
    colours: ['#52627a', '#2c394d'],
    drawing: `<path fill="#fff" d="M24 10 38 18v3H10v-3z"/><path ${line} d="M15 25v8M21 25v8M27 25v8M33 25v8M11 37h26"/>`,
  },
  wallet: {
    colours: ['#8a4fe0', '#5a2aa8'],
    drawing: `<path ${line} d="M34 17V13H14a4 4 0 0 0 0 8h22v15H14a4 4 0 0 1-4-4V17"/><circle cx="30" cy="28.5" r="2.6" fill="#fff"/>`,
  },
  card: {
    colours: ['#e2582b', '#a83210'],
    drawing: `<rect ${line} x="9" y="13" width="30" height="22" rx="4"/><path fill="#fff" d="M9 18h30v5H9z"/><path ${line} d="M14 30h6"/>`,
  },
  slip: {
    colours: ['#d99412', '#9a5f00'],
    drawing: `<path ${line} d="M11 13v22M15 13v22M21 13v22M24 13v22M30 13v22M33 13v22M37 13v22"/>`,
  },
  voucher: {
    colours: ['#d83a78', '#95184b'],
    drawing: `<path ${line} d="M10 15h28v5a4 4 0 0 0 0 8v5H10v-5a4 4 0 0 0 0-8z"/><path ${line} stroke-dasharray="1 5" d="M28 17v14"/>`,
  },
  counter: {
    colours: ['#3c9a3f', '#1d6a26'],
    drawing: `<path ${line} d="M11 20l3-8h20l3 8a4 4 0 0 1-8 0 4 4 0 0 1-9 0 4 4 0 0 1-9 0zM14 25v11h20V25M21 36v-6h6v6"/>`,
  },
  coin: {
    colours: ['#12a37a', '#08664d'],
    drawing: `<circle ${line} cx="20" cy="21" r="9"/><path ${line} d="M32.5 20a9 9 0 1 1-13 12.5M16.5 21l3.5-3.5 3.5 3.5-3.5 3.5z"/>`,
  },
} as const satisfies Record<string, Mark>

type Kind = keyof typeof MARKS

/** The mark of each method of the drawn merchants. */
const KINDS: Readonly<Record<string, Kind>> = {
  pix: 'instant',
  'pix-copia': 'code',
  boleto: 'slip',
  ted: 'bank',
  usdt: 'coin',
  vietqr: 'code',
  'chuyen-khoan': 'bank',
  'vi-dien-tu': 'wallet',
  'the-cao': 'voucher',
  qrph: 'code',
  ewallet: 'wallet',
  instapay: 'instant',
  otc: 'counter',
  raast: 'instant',
  wallet: 'wallet',
  ibft: 'bank',
  voucher: 'voucher',
  khqr: 'code',
  bank: 'bank',
  agent: 'counter',
  va: 'slip',
  epay: 'wallet',
  havale: 'bank',
  fast: 'instant',
  kart: 'card',
}

const svgOf = ({ colours: [from, to], drawing }: Mark): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">' +
  `<defs><linearGradient id="g" x2=".4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
  `<rect width="48" height="48" rx="12" fill="url(#g)"/>${drawing}</svg>`

for (const merchant of process.argv.slice(2)) {
  const file = join(MERCHANTS, merchant, SETTINGS)
  const settings: { methods: { id: string; icon?: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const folder = join(MERCHANTS, merchant, 'pictures/methods')
  mkdirSync(folder, { recursive: true })
  settings.methods = settings.methods.map(({ icon: _, ...method }) => {
    const kind = KINDS[method.id]
    if (!kind) return method
    writeFileSync(join(folder, `${kind}.svg`), svgOf(MARKS[kind]))
    return { ...method, icon: `/m/merchants/${merchant}/methods/${kind}.svg` }
  })
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
}

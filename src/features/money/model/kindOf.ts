/** The kind of a payment method: its icon is used if the back office sends no picture. */
export type MethodKind = 'code' | 'coin' | 'bank' | 'wallet' | 'counter'

/** Typical parts of ids and names; the first match counts. */
const KINDS: readonly (readonly [kind: MethodKind, words: RegExp])[] = [
  ['coin', /\b(?:usdt|usdc|btc|eth|crypto\w*|trc|erc)\b/i],
  ['code', /qr|\b(?:pix|raast|upi|scan)\b/i],
  ['wallet', /wallet|gcash|\b(?:maya|momo)\b|vi-dien-tu/i],
  ['counter', /voucher|boleto|\b(?:otc|card|cash|agent)\b|the-cao/i],
  ['bank', /bank|\b(?:ted|ibft|instapay|transfer\w*|wire|iban)\b|chuyen-khoan/i],
]

/** The kind of a payment method by its id, else by its name; undefined if neither matches. */
export const kindOf = ({
  id,
  name,
}: {
  readonly id: string
  readonly name: string
}): MethodKind | undefined =>
  [id, name].flatMap((text) => KINDS.find(([, words]) => words.test(text))?.[0] ?? [])[0]

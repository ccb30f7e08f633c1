import type { BankStats } from '../../../generated/types.ts'

/** The id of the option for a bank that is not on the list: no bank code contains a space. */
export const OTHER_BANK = ' '

export interface Bank {
  readonly code: string
  readonly name: string
}

/** The banks for withdrawals without duplicates and without those that have no code or name. */
export function banksOf(sent: BankStats | undefined): readonly Bank[] {
  const found = new Map<string, Bank>()
  for (const { bankCode, bankName } of sent?.banks ?? []) {
    const [code, name] = [bankCode?.trim() ?? '', bankName?.trim() ?? '']
    if (code && name && !found.has(code)) found.set(code, { code, name })
  }
  return [...found.values()]
}

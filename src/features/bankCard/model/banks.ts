import type { BankStats } from '../../../generated/types.ts'

/** The id of what stands for a bank that is not on the list: no bank's code has a blank. */
export const OTHER_BANK = ' '

export interface Bank {
  readonly code: string
  readonly name: string
}

/** The banks that withdrawals go to, each once, those without a code or a name left out. */
export function banksOf(sent: BankStats | undefined): readonly Bank[] {
  const found = new Map<string, Bank>()
  for (const { bankCode, bankName } of sent?.banks ?? []) {
    const [code, name] = [bankCode?.trim() ?? '', bankName?.trim() ?? '']
    if (code && name && !found.has(code)) found.set(code, { code, name })
  }
  return [...found.values()]
}

import { defineCall } from '../../api/call.ts'
import type { BankCardPixRequest, BankCardRequest } from '../../generated/types.ts'

/**
 * Adds a bank account (the project's addition, docs/contract.md). Encrypted, because it contains a person's bank details.
 */
export const bankCardCall = defineCall<undefined, BankCardRequest, unknown>({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  track: 'none',
  auth: 'required',
  encrypted: true,
})

/** Adds a PIX key (the project's addition, docs/contract.md). Encrypted for the same reason. */
export const pixKeyCall = defineCall<undefined, BankCardPixRequest, unknown>({
  name: 'addPixKey',
  method: 'POST',
  path: '/wps/member/bankCardPix',
  track: 'none',
  auth: 'required',
  encrypted: true,
})

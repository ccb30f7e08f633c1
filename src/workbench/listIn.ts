import { isRecord } from '../json/read.ts'
import type { MerchantLine } from './model/wire.ts'

/**
 * The merchants that the document holds (`scripts/backoffice/workbench/page.ts`), so that the list needs no request of its own. Their
 * checks are not in it. Throws where the document's part is no JSON.
 */
export function listIn(page: Document): MerchantLine[] {
  const read: unknown = JSON.parse(page.getElementById('merchants')?.textContent || '[]')
  return Array.isArray(read) ? read.flatMap(lineOf) : []
}

const lineOf = (one: unknown): MerchantLine[] =>
  isRecord(one) && typeof one.code === 'string' && typeof one.name === 'string'
    ? [{ code: one.code, name: one.name }]
    : []

import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { MERCHANTS } from '../../scripts/merchant/folder.ts'

const PICTURES = 'pictures'

/**
 * A copy of a merchant's folder that a test may change, except for its pictures: they are a link, since they are most of the folder.
 * The back office serves them; `check` does not follow links and finds none.
 */
export function copyMerchant(code: string, into: string): void {
  const [source, copy] = [join(MERCHANTS, code), join(into, code)]
  const pictures = join(source, PICTURES)
  cpSync(source, copy, { recursive: true, filter: (path) => path !== pictures })
  if (existsSync(pictures)) symlinkSync(pictures, join(copy, PICTURES), 'dir')
}

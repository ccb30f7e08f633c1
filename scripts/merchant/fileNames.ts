import { UsageError } from './command.ts'

const LONGEST = 40
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,39}$/u

/** The name of a file, without its ending, from a title. Pure. Throws a {@link UsageError} for a title without letters. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '')
  if (!isFileName(name)) throw new UsageError('Write a name with letters')
  return name
}

/** Whether a text is such a name, and no path. Pure. */
export const isFileName = (text: string): boolean => NAME.test(text)

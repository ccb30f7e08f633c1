/** A file of a folder that is not JSON. */
export class NotJson extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is not JSON: ${cause instanceof Error ? cause.message : 'it cannot be parsed'}`, { cause })
  }
}

/** Messages for errors of the file system (errno.h). */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not change it',
  EROFS: 'its file system is read-only',
  ENOENT: 'it is not there',
  ENOTDIR: 'a file stands where a folder should be',
  EISDIR: 'a folder stands where a file should be',
  EEXIST: 'it is there already',
  ENOTEMPTY: 'it is there already',
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'there is no space left for this user',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  EXDEV: 'it lies on another file system',
}

/**
 * Why a folder cannot be read or written, as a message of one line; undefined for other errors, which are bugs. Pure.
 */
export function wordsOfFileFault(error: unknown): string | undefined {
  if (error instanceof NotJson) return error.message
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const words = WORDS[error.code]
  if (words === undefined) return undefined
  const path = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined
  const subject = typeof path === 'string' ? path : 'A file'
  return `${subject}: ${words} (${error.code}).`
}

import { spawn } from 'node:child_process'

const NEWLINE = 10

/**
 * The texts of files that git keeps, by blob id or `<commit>:./<path>`. One request, since one for each file takes seconds. Unknown
 * ids are missing.
 */
export async function blobsOf(root: string, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const texts = blobsIn(await batch(root, wanted))
  return new Map(
    wanted.flatMap((id, at) => {
      const text = texts[at]
      return text === undefined ? [] : [[id, text] as const]
    }),
  )
}

function batch(root: string, ids: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['cat-file', '--batch'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', () => resolve(Buffer.concat(chunks)))
    // git may end before it has read everything: what it said until then counts.
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${ids.join('\n')}\n`)
  })
}

/**
 * Reads the answer of `git cat-file --batch`, in the order of the question: `<id> blob <bytes>`, the content, a line break. Pure.
 * An id that git does not know has one line without a size.
 */
function blobsIn(said: Buffer): (string | undefined)[] {
  const texts: (string | undefined)[] = []
  for (let at = 0; at < said.length; ) {
    const end = said.indexOf(NEWLINE, at)
    if (end < 0) break
    const [, kind, bytes] = said.toString('utf8', at, end).split(' ')
    at = end + 1
    const isBlob = kind === 'blob'
    texts.push(isBlob ? said.toString('utf8', at, at + Number(bytes)) : undefined)
    if (isBlob) at += Number(bytes) + 1
  }
  return texts
}

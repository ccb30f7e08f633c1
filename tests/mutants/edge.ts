import type { Mutant } from './mutant.ts'

/** The documents of production, and what reads JSON. */
export const edgeMutants: readonly Mutant[] = [
  {
    name: 'A host whose name ends with a dot is served as another site',
    file: 'src/edge/host.ts',
    find: "!name.endsWith('-') && !name.endsWith('.')",
    replace: "!name.endsWith('-')",
  },
  {
    name: 'A header that anybody can send chooses the scheme',
    file: 'src/edge/host.ts',
    find: "trustsProxy ? request.headers.get('x-forwarded-proto') : null",
    replace: "request.headers.get('x-forwarded-proto')",
  },
  {
    name: 'A text of the back office ends the data script of a document',
    file: 'src/edge/escape.ts',
    find: '/[<>\\u2028\\u2029]/g',
    replace: '/[>\\u2028\\u2029]/g',
  },
  {
    name: 'The least recently used site is not the one that goes',
    file: 'src/edge/lru.ts',
    find: '      items.delete(key)\n      items.set(key, item)\n',
    replace: '',
  },
  {
    name: 'The worker caches a document with a site in it',
    file: 'src/edge/routes.ts',
    find: "if (asked === 'empty' ||",
    replace: "if (asked === 'worker' ||",
  },
  {
    name: 'A signed purge can be sent once more',
    file: 'src/edge/purge.ts',
    find: '  used.set(signature, true)\n',
    replace: '',
  },
  {
    name: 'A purge that somebody recorded counts for ever',
    file: 'src/edge/purge.ts',
    find: '<= PURGE_WINDOW_MS',
    replace: '<= Number.POSITIVE_INFINITY',
  },
  {
    name: 'A body without a declared length may be of any size',
    file: 'src/edge/readLimited.ts',
    find: 'if (size > most) {',
    replace: 'if (size < 0) {',
  },
  {
    name: 'A document speaks the language that a browser refuses',
    file: 'src/edge/language.ts',
    find: "tag !== '*' && weight > 0",
    replace: "tag !== '*' && weight >= 0",
  },
  {
    name: 'A visitor names their own address to the platform',
    file: 'src/edge/proxy.ts',
    find: 'endToEnd(request.headers, OURS)',
    replace: 'endToEnd(request.headers)',
  },
  {
    name: 'One failed manifest takes the theme of a working site',
    file: 'src/edge/sites.ts',
    find: "before?.kind === 'site' ? before.manifest : undefined",
    replace: 'undefined',
  },
  {
    name: 'Two visitors at once ask the platform twice',
    file: 'src/edge/sites.ts',
    find: '    asking.set(key, next)\n',
    replace: '',
  },
  {
    name: 'A page of maintenance says 200 to search engines',
    file: 'src/edge/standIn.ts',
    find: 'maintenance: 503',
    replace: 'maintenance: 200',
  },
  {
    name: 'Of two cookies that the platform sets one is lost on the way',
    file: 'scripts/edge/send.ts',
    find: "headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')",
    replace: "headers.set(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')",
  },
  {
    name: 'A list passes for an object of an answer',
    file: 'src/json/read.ts',
    find: "typeof value === 'object' && value !== null && !Array.isArray(value)",
    replace: "typeof value === 'object' && value !== null",
  },
]

import type { Mutant } from './mutant.ts'

/** The back office, the merchant tool, the build, and the measuring programs. */
export const scriptMutants: readonly Mutant[] = [
  {
    name: 'A session ends half an hour after the login though it is used',
    file: 'scripts/backoffice/session.ts',
    find: '  session.expiresAt = world.now() + sessionLifeMs\n',
    replace: '',
  },
  {
    name: 'A one-time code holds twice',
    file: 'scripts/backoffice/codes.ts',
    find: '  found.used = true\n',
    replace: '',
  },
  {
    name: 'One code too many is sent within a minute',
    file: 'scripts/backoffice/codes.ts',
    find: 'recent.length >= mostPerMinute',
    replace: 'recent.length > mostPerMinute',
  },
  {
    name: 'A deposit is paid each time it is asked for',
    file: 'scripts/backoffice/money.ts',
    find: "  for (const entry of due) entry.state = 'done'\n",
    replace: '',
  },
  {
    name: 'The worker is cached for a year',
    file: 'scripts/backoffice/static.ts',
    find: "path.startsWith('/m/assets/') ? forever",
    replace: "path.startsWith('/m/') ? forever",
  },
  {
    name: 'Names of people are recorded',
    file: 'scripts/merchant/record/scrub.ts',
    find: 'isFilled && ofPeople && /^name$/i.test(key)',
    replace: 'isFilled && !ofPeople && /^name$/i.test(key)',
  },
  {
    name: 'Numbers of cards are recorded',
    file: 'scripts/merchant/record/scrubText.ts',
    find: 'return sum % 10 === 0',
    replace: 'return sum % 10 === 1',
  },
  {
    name: 'The merchant tool finds nothing wrong with weak colours of text',
    file: 'scripts/merchant/check/checks/contrast.ts',
    find: 'ratioOf(pair) < pair[2]',
    replace: 'ratioOf(pair) < 1',
  },
  {
    name: 'A setting that is switched on is disabled',
    file: 'scripts/merchant/impact/changes.ts',
    find: 'word === 0 ? DISABLED',
    replace: 'word === 1 ? DISABLED',
  },
  {
    name: 'The name that is furthest off is named first',
    file: 'scripts/merchant/near.ts',
    find: 'a.slips - b.slips',
    replace: 'b.slips - a.slips',
  },
  {
    name: 'A page may be given another base by markup that somebody injects',
    file: 'scripts/build/policy.ts',
    find: `    "base-uri 'none'",\n`,
    replace: '',
  },
  {
    name: 'A script that ends its own element is put into a frame',
    file: 'scripts/build/confinedFrames.ts',
    find: "script.includes('</script')",
    replace: "script.includes('</style')",
  },
  {
    name: 'A slot of the first picture is in a chunk that comes later',
    file: 'scripts/build/chunks.ts',
    find: "SLOTS_IN_THE_FRAME = ['header.account']",
    replace: "SLOTS_IN_THE_FRAME = ['header.accounts']",
  },
  {
    name: 'A translation of nothing but blanks counts as a translation',
    file: 'scripts/i18n/compare.ts',
    find: "text.trim() === ''",
    replace: "text === ''",
  },
  {
    name: 'A property that is called as an annotation is dropped from its schema',
    file: 'scripts/generate/stripAnnotations.ts',
    find: '? strippedMap(value) : strippedValue(value)',
    replace: '? strippedValue(value) : strippedValue(value)',
  },
  {
    name: 'The median of numbers is taken in the order of their texts',
    file: 'scripts/bench/median.ts',
    find: '[...numbers].sort((a, b) => a - b)',
    replace: '[...numbers].sort()',
  },
  {
    name: 'Files that most visits do not need are compiled whole',
    file: 'scripts/build/bundleOptimisations/compileHint.ts',
    find: '(?:home)?)$/',
    replace: '(?:home)?)/',
  },
]

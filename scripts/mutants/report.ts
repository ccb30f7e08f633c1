/** The result of a mutant. */
export interface Verdict {
  readonly name: string
  readonly file: string
  /**
   * What caught it: unit tests, or only the complete `test:changed`; `nobody`; `late`: timeout; `unsound`: the failed test also
   * fails without the fault.
   */
  readonly by: 'units' | 'test:changed' | 'nobody' | 'late' | 'unsound'
  /** The tests that failed, by file and titles. */
  readonly tests: readonly string[]
  readonly seconds: number
}

/** Required share of caught faults. */
export const WANTED_SHARE = 0.95

export const isCaught = ({ by }: Verdict): boolean => by === 'units' || by === 'test:changed'

/** Share of caught faults, from 0 to 1; 1 without faults. */
export const shareOf = (verdicts: readonly Verdict[]): number =>
  verdicts.length === 0 ? 1 : verdicts.filter(isCaught).length / verdicts.length

/** Takes back what tests noticed that always fail. Faults that only such tests caught are unsound. Pure. */
export const withoutFailing = (verdicts: readonly Verdict[], failing: ReadonlySet<string>): Verdict[] =>
  verdicts.map((verdict) =>
    isCaught(verdict) && verdict.tests.length > 0 && verdict.tests.every((test) => failing.has(test))
      ? { ...verdict, by: 'unsound' }
      : { ...verdict, tests: verdict.tests.filter((test) => !failing.has(test)) },
  )

/** A test file: how many faults it notices, and how many of them no other test file does. */
export interface Noticing {
  readonly file: string
  readonly notices: number
  readonly alone: number
}

const fileOf = (test: string): string => test.split(' › ')[0] ?? ''

/** What each test file notices, by verdicts that name every test; those that notice nothing alone come first. Pure. */
export function noticingOf(verdicts: readonly Verdict[]): Noticing[] {
  const found = new Map<string, Noticing>()
  for (const verdict of verdicts.filter(isCaught)) {
    const files = [...new Set(verdict.tests.map(fileOf))]
    for (const file of files) {
      const { notices, alone } = found.get(file) ?? { notices: 0, alone: 0 }
      found.set(file, { file, notices: notices + 1, alone: alone + (files.length === 1 ? 1 : 0) })
    }
  }
  return [...found.values()].sort((a, b) => a.alone - b.alone || a.file.localeCompare(b.file))
}

const WORDS: Readonly<Record<Verdict['by'], string>> = {
  units: '',
  'test:changed': 'test:changed: ',
  nobody: '**nobody**',
  late: '**the time was over first**',
  unsound: '**a test that fails without it too**: ',
}

/** A report in Markdown of the tests that caught each fault. Pure. `all`: the verdicts name every test that noticed it. */
export function reportOf(verdicts: readonly Verdict[], { all = false } = {}): string {
  const caught = verdicts.filter(isCaught).length
  const catchers = Map.groupBy(verdicts.filter(isCaught), ({ tests }) =>
    tests[0] === undefined ? 'test:changed' : fileOf(tests[0]),
  )
  const rows = verdicts.map(
    ({ name, file, by, tests, seconds }) =>
      `| ${name} | \`${file}\` | ${WORDS[by]}${(all ? [...new Set(tests.map(fileOf))] : tests.slice(0, 1)).join(', ')} | ${seconds} |`,
  )
  const files = [...catchers]
    .toSorted(([a, of], [b, than]) => than.length - of.length || a.localeCompare(b))
    .map(([file, { length }]) => `| ${file} | ${length} |`)
  return `${[
    '# Seeded faults',
    '',
    `${caught} of ${verdicts.length} caught (${Math.floor(shareOf(verdicts) * 1000) / 10} %).`,
    '',
    `| what breaks | where | ${all ? 'the files that notice' : 'the first that notices'} | s |`,
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...(all ? aloneLines(verdicts) : ['| test file | first to notice |', '| --- | --- |', ...files]),
  ].join('\n')}\n`
}

function aloneLines(verdicts: readonly Verdict[]): string[] {
  const row = ({ file, notices, alone }: Noticing): string => `| ${file} | ${notices} | ${alone} |`
  const head = ['| test file | notices | alone |', '| --- | --- | --- |']
  const all = noticingOf(verdicts)
  const [never, others] = [all.filter(({ alone }) => alone === 0), all.filter(({ alone }) => alone > 0)]
  return [
    '## Test files that notice nothing alone',
    '',
    'What they notice another one notices too: look at these first where tests are to go.',
    '',
    ...head,
    ...never.map(row),
    '',
    '## Test files that notice something alone',
    '',
    ...head,
    ...others.map(row),
  ]
}

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

/** Marks faults as unsound that were caught only by tests that always fail. Pure. */
export const withoutFailing = (verdicts: readonly Verdict[], failing: ReadonlySet<string>): Verdict[] =>
  verdicts.map((verdict) =>
    isCaught(verdict) && verdict.tests.length > 0 && verdict.tests.every((test) => failing.has(test))
      ? { ...verdict, by: 'unsound' }
      : verdict,
  )

const WORDS: Readonly<Record<Verdict['by'], string>> = {
  units: '',
  'test:changed': 'test:changed: ',
  nobody: '**nobody**',
  late: '**the time was over first**',
  unsound: '**a test that fails without it too**: ',
}

/** A report in Markdown of the tests that caught each fault. Pure. */
export function reportOf(verdicts: readonly Verdict[]): string {
  const caught = verdicts.filter(isCaught).length
  const catchers = Map.groupBy(
    verdicts.filter(isCaught),
    ({ tests }) => tests[0]?.split(' › ')[0] ?? 'test:changed',
  )
  const rows = verdicts.map(
    ({ name, file, by, tests, seconds }) =>
      `| ${name} | \`${file}\` | ${WORDS[by]}${tests[0] ?? ''} | ${seconds} |`,
  )
  const files = [...catchers]
    .toSorted(([a, of], [b, than]) => than.length - of.length || a.localeCompare(b))
    .map(([file, { length }]) => `| ${file} | ${length} |`)
  return `${[
    '# Seeded faults',
    '',
    `${caught} of ${verdicts.length} caught (${Math.floor(shareOf(verdicts) * 1000) / 10} %).`,
    '',
    '| what breaks | where | the first that notices | s |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '| test file | first to notice |',
    '| --- | --- |',
    ...files,
  ].join('\n')}\n`
}

/** What became of a mutant. */
export interface Verdict {
  readonly name: string
  readonly file: string
  /**
   * Who noticed: unit tests, or only the whole of `test:changed`; `nobody`; `late`: the time was over first; `unsound`: the
   * test that failed fails without the fault too.
   */
  readonly by: 'units' | 'test:changed' | 'nobody' | 'late' | 'unsound'
  /** The tests that failed, by file and titles. */
  readonly tests: readonly string[]
  readonly seconds: number
}

/** Share of the faults that must be noticed. */
export const WANTED_SHARE = 0.95

export const isCaught = ({ by }: Verdict): boolean => by === 'units' || by === 'test:changed'

/** Share of the faults that were noticed, from 0 to 1; of none all were. */
export const shareOf = (verdicts: readonly Verdict[]): number =>
  verdicts.length === 0 ? 1 : verdicts.filter(isCaught).length / verdicts.length

/** Takes back what was noticed by tests that fail anyway. Pure. */
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

/** Who catches what, for people: Markdown. Pure. */
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

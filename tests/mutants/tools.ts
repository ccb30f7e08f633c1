import type { Mutant } from './mutant.ts'

/** The programs that test, draw, count and compare. */
export const toolMutants: readonly Mutant[] = [
  {
    name: 'A cell of the matrix that has not changed can be accepted',
    file: 'scripts/matrix/accept.ts',
    find: 'if (!found || files.length === 0)',
    replace: 'if (!found)',
  },
  {
    name: 'A test that passes at once keeps its count of retries',
    file: 'scripts/test/retries.ts',
    find: 'for (const test of ran) delete next[test]',
    replace: 'for (const test of ran) next[test] ??= 0',
  },
  {
    name: 'A landing after the last sixth begins with the second',
    file: 'scripts/test/shards.ts',
    find: '(last.index % total) + 1',
    replace: '(last.index + 1) % total',
  },
  {
    name: 'A file of tests that cannot be loaded counts as passed',
    file: 'scripts/test/outcome.ts',
    find: "textOf(file, 'status') === 'failed' && one.failed === 0",
    replace: "textOf(file, 'status') === 'failed' && one.failed > 0",
  },
  {
    name: 'A change is not followed through what imports it indirectly',
    file: 'scripts/test/changed/graph.ts',
    find: 'if (follows(edge)) reached.add(edge.from)',
    replace: 'if (follows(edge) && changed.includes(path)) reached.add(edge.from)',
  },
  {
    name: 'Pictures are drawn anew in other colours each time',
    file: 'scripts/art/seed.ts',
    find: 'let state = hash(seed)',
    replace: 'let state = hash(seed) ^ Date.now()',
  },
  {
    name: 'A colour that no screen can show is cut off in place of muted',
    file: 'scripts/art/palette.ts',
    find: 'chroma = Math.max(0, chroma - 0.005)',
    replace: 'chroma = 0',
  },
  {
    name: 'A statement of the specification passes with a test that is gone',
    file: 'scripts/conformance/faults.ts',
    find: 'return titles.has(title)',
    replace: 'return titles.size > 0',
  },
  {
    name: 'A statement passes as open though it has a test',
    file: 'scripts/conformance/faults.ts',
    find: 'if (shown && open !== undefined)',
    replace: "if (open === '')",
  },
  {
    name: 'Merchants of a test of scale share their colours',
    file: 'scripts/scale/merchants.ts',
    find: '(_, before: string) => before + colour(hue)',
    replace: '(_, before: string) => before + colour(0)',
  },
  {
    name: 'A fault that nobody notices counts as noticed',
    file: 'scripts/mutants/report.ts',
    find: "by === 'units' || by === 'test:changed'",
    replace: "by !== 'late'",
  },
  {
    name: 'A file’s size is weighed without its compression',
    file: 'scripts/size/weigh.ts',
    find: 'return brotliCompressSync(content, { params }).length',
    replace: 'return Math.max(brotliCompressSync(content, { params }).length, content.length)',
  },
  {
    name: 'A score of Lighthouse is a hundredth of what it is',
    file: 'scripts/lighthouse/read.ts',
    find: '{ performance: score * 100 }',
    replace: '{ performance: score }',
  },
]

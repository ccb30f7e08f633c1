/** The workbench shows the same differences before saving, so the code is in a place that both can import. */
export { type DiffLine, lineDiff, shortDiff } from '../../../src/workbench/model/lineDiff.ts'

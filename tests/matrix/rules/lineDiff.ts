/** The workbench shows the same before it saves: the rule stands where both reach it. */
export { type DiffLine, lineDiff, shortDiff } from '../../../src/workbench/model/lineDiff.ts'

import type { Mutant } from './mutant.ts'

/** What operators change, plan, push, look up and take back. */
export const operatorMutants: readonly Mutant[] = [
  {
    name: 'Whoever keeps a draft can say yes to it in capitals',
    file: 'scripts/merchant/drafts/approval.ts',
    find: 'a.email.toLowerCase() === b.email.toLowerCase()',
    replace: 'a.email === b.email',
  },
  {
    name: 'A draft that has changed since the yes is published',
    file: 'scripts/merchant/drafts/approval.ts',
    find: "approved.stamp === stamp ? 'approved' : 'outdated'",
    replace: "'approved'",
  },
  {
    name: 'A person without an address counts as a second one',
    file: 'scripts/merchant/drafts/draft.ts',
    find: " && email !== '' ? ",
    replace: ' ? ',
  },
  {
    name: 'A push takes back what somebody else has changed since',
    file: 'scripts/merchant/history/steps.ts',
    find: 'back: open.filter(({ path, after }) => isSame(valueIn(now, path), after)),',
    replace: 'back: open,',
  },
  {
    name: 'A value that a patch cannot say is sent all the same',
    file: 'scripts/merchant/push/changes.ts',
    find: 'if (!isSame(mergePatch(before, patch), after))',
    replace: 'if (isSame(before, after))',
  },
  {
    name: 'A refused push looks as if it may have been carried out',
    file: 'scripts/merchant/push/platform.ts',
    find: 'if (answer?.success === false) throw new Refused',
    replace: 'if (answer?.success === false) throw new Unsure',
  },
  {
    name: 'The key of a platform is in a log',
    file: 'scripts/merchant/push/platform.ts',
    find: "    .replaceAll(key, '…')\n",
    replace: '',
  },
  {
    name: 'What a platform refuses to say counts as different',
    file: 'scripts/merchant/diff/diffOf.ts',
    find: 'appDownload: appDownload === undefined ? undefined : answers.appDownload,',
    replace: 'appDownload: answers.appDownload,',
  },
  {
    name: 'A scheduled change is still in force in its last moment',
    file: 'scripts/merchant/schedule/schedule.ts',
    find: 'from <= now && now < to ? set',
    replace: 'from <= now && now <= to ? set',
  },
  {
    name: 'Changes of a schedule that follow one another are said to overlap',
    file: 'scripts/merchant/schedule/schedule.ts',
    find: 'first.to <= second.from ||',
    replace: 'first.to < second.from ||',
  },
  {
    name: 'A schedule takes times that each machine reads otherwise',
    file: 'scripts/merchant/schedule/schedule.ts',
    find: '(?:Z|[+-]\\d\\d:\\d\\d)$/',
    replace: '(?:Z|[+-]\\d\\d:\\d\\d)?$/',
  },
  {
    name: 'An option for git passes for the id of a commit',
    file: 'scripts/merchant/history/revert.ts',
    find: '/^[0-9a-f]{4,40}$/',
    replace: '/[0-9a-f]{4,40}$/',
  },
  {
    name: 'A filter with one wrong condition changes more merchants than meant',
    file: 'scripts/merchant/set/filter.ts',
    find: '  filter.every(({ key, values, since }) => {',
    replace: '  filter.length === 0 || filter.some(({ key, values, since }) => {',
  },
  {
    name: 'A theme loses its other choices when one is set',
    file: 'scripts/merchant/set/edit.ts',
    find: "(typeof sent === 'string' ? parseObject(sent) : undefined) ?? {},",
    replace: '{},',
  },
  {
    name: 'A case that is kept loses the moment that it was about',
    file: 'src/workbench/model/cases.ts',
    find: '...(at !== undefined && { at: new Date(at).toISOString() }),',
    replace: '...(at === undefined && { at: new Date(0).toISOString() }),',
  },
  {
    name: 'Letters typed into a field of the workbench work as shortcuts',
    file: 'src/workbench/model/shortcuts.ts',
    find: 'if (isModified || isTaken)',
    replace: 'if (isModified)',
  },
  {
    name: 'A finding’s consequences stand beside it in place of below it',
    file: 'src/workbench/model/findingGroups.ts',
    find: '.filter((group) => causes.get(group) === undefined)',
    replace: '.filter(() => true)',
  },
  {
    name: 'Undoing a saved change in the workbench changes nothing',
    file: 'src/workbench/model/rebase.ts',
    find: 'patchBetween(saved, drafted(folder, own))',
    replace: 'patchBetween(folder, drafted(folder, own))',
  },
  {
    name: 'A visitor in twenty percent is not in thirty percent',
    file: 'src/site/shares.ts',
    find: '< share.percent',
    replace: '> NUMBERS - share.percent',
  },
  {
    name: 'The same visitors are in the shares of all flags',
    file: 'src/site/shares.ts',
    find: ': number => hash(`',
    replace: ': number => hash(id || `',
  },
  {
    name: 'A share of no percent is on for somebody',
    file: 'src/site/shares.ts',
    find: 'numberOf(name, visitor.id) < share.percent',
    replace: 'numberOf(name, visitor.id) <= share.percent',
  },
]

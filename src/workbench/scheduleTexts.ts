/** Texts of the form that schedules the unsaved changes. */
export const scheduleLabels = {
  heading: 'Schedule a change',
  noChange: 'Change flags, settings or colours first: they are then set from one moment to another.',
  open: 'Schedule the unsaved changes',
  title: (code: string) => `Schedule changes of ${code}`,
  name: 'Name',
  from: 'Beginning',
  to: 'End',
  set: 'What is set meanwhile',
  left: 'This cannot be scheduled; discard or save it first:',
  overlaps: 'At the same time',
  reason: 'Reason',
  reasonHint: 'git keeps a commit with it.',
  write: 'Schedule it',
  done: (name: string) => `${name} is scheduled. `,
} as const

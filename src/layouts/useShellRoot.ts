import { usePlanned } from '../registry/PlanContext.ts'

interface ShellRoot {
  readonly 'data-shell': ''
  readonly 'data-activities': true | undefined
}

/**
 * Attributes of a shell's root element. `data-activities`: the activities are in its header, so that on a narrow phone the choice
 * of language stands in the footer (themes/global.css).
 */
export function useShellRoot(): ShellRoot {
  const { plan } = usePlanned()
  const activities = plan.slots['header.actions'].some(({ feature }) => feature === 'activityShortcut')
  return { 'data-shell': '', 'data-activities': activities || undefined }
}

import { AgeMark } from '../../layouts/AgeMark.tsx'
import { usePlanned } from '../../registry/PlanContext.ts'
import { adultAge } from '../shared/adults.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'

/** The age mark on login and registration. */
export default function AgeNote() {
  const { site } = usePlanned().facts
  const { target } = useSiteLinks()
  return <AgeMark age={adultAge(site)} target={target(site.playHelp)} />
}

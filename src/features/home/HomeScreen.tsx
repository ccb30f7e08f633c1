import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { PlannedSection } from '../../registry/plan.ts'
import { SECTION_TITLES } from './sectionTitles.ts'

/** The planned sections in the layout's home. Each is contained: one that throws leaves the others (design, rule 5). */
export default function HomeScreen() {
  const { Home } = useParts()
  const { plan } = usePlanned()
  return (
    <Home>
      {withKeys(plan.sections).map(([key, planned]) => (
        <Section key={key} id={key} planned={planned} />
      ))}
    </Home>
  )
}

function Section({
  id,
  planned: { feature, section, load },
}: {
  readonly id: string
  readonly planned: PlannedSection
}) {
  const { t } = useTranslation('shell')
  const { SectionShape } = useParts()
  return (
    <section
      id={id}
      data-section={section.type}
      data-feature={feature}
      aria-label={t(SECTION_TITLES[section.type])}
    >
      <LazyPart
        feature={feature}
        load={load}
        props={{ section }}
        waiting={<SectionShape type={section.type} />}
      />
    </section>
  )
}

/** A template may have a type several times; a section that moves keeps its state, and its id for links to it. */
function withKeys(sections: readonly PlannedSection[]): [key: string, planned: PlannedSection][] {
  const seen = new Map<string, number>()
  return sections.map((planned) => {
    const count = (seen.get(planned.section.type) ?? 0) + 1
    seen.set(planned.section.type, count)
    return [count === 1 ? planned.section.type : `${planned.section.type}-${count}`, planned]
  })
}

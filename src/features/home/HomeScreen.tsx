import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { PlannedSection } from '../../registry/plan.ts'
import { FollowedLinks } from '../../ui/FollowedLinks.tsx'
import { useStages } from '../../ui/useStages.ts'
import { SECTION_TITLES } from './sectionTitles.ts'

/** Sections that a phone's window shows at first; those below are drawn one by one after them. */
const ABOVE_THE_FOLD = 3

/** The planned sections in the layout's home. Each is contained: one that throws leaves the others (design, rule 5). */
export default function HomeScreen() {
  const { Home } = useParts()
  const { plan } = usePlanned()
  const drawn = useStages(ABOVE_THE_FOLD, plan.sections.length)
  return (
    <FollowedLinks>
      <Home>
        {withKeys(plan.sections).map(([key, planned], index) => (
          <Section key={key} id={key} planned={planned} isDrawn={index < drawn} />
        ))}
      </Home>
    </FollowedLinks>
  )
}

interface SectionPlace {
  readonly id: string
  readonly planned: PlannedSection
  readonly isDrawn: boolean
}

/** A new plan often plans the same sections: they are not rendered again. */
const isSame = (one: SectionPlace, other: SectionPlace): boolean =>
  one.id === other.id &&
  one.isDrawn === other.isDrawn &&
  one.planned.section === other.planned.section &&
  one.planned.load === other.planned.load

const Section = memo(function Section({ id, planned: { feature, section, load }, isDrawn }: SectionPlace) {
  const { t } = useTranslation('shell')
  const { SectionShape } = useParts()
  return (
    <section
      id={id}
      data-section={section.type}
      data-feature={feature}
      aria-label={t(SECTION_TITLES[section.type])}
    >
      {isDrawn ? (
        <LazyPart
          feature={feature}
          load={load}
          props={{ section }}
          waiting={<SectionShape type={section.type} />}
        />
      ) : (
        <SectionShape type={section.type} />
      )}
    </section>
  )
}, isSame)

/** A template may have a type several times; a section that moves keeps its state, and its id for links to it. */
function withKeys(sections: readonly PlannedSection[]): [key: string, planned: PlannedSection][] {
  const seen = new Map<string, number>()
  return sections.map((planned) => {
    const count = (seen.get(planned.section.type) ?? 0) + 1
    seen.set(planned.section.type, count)
    return [count === 1 ? planned.section.type : `${planned.section.type}-${count}`, planned]
  })
}

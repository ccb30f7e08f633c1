import { Fragment, memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { useApp } from '../../registry/AppContext.ts'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import type { Overlays } from '../../registry/overlays.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { PlannedSection } from '../../registry/plan.ts'
import { useSession } from '../../session/useSession.ts'
import { FIRST_SECTIONS, type SectionType } from '../../site/home.ts'
import { pageLater } from '../../ui/later.ts'
import { useProgressiveRender } from '../../ui/useProgressiveRender.ts'
import { ownGames, ownRowsOf } from '../games/ownGames/public.ts'
import { AfterNextDraw } from '../shared/afterNextDraw.ts'
import { localStore } from '../shared/localStore.ts'
import { type SectionContent, SectionContentContext } from '../shared/sectionState.ts'
import { inPlace } from './model/inPlace.ts'
import { ownGamesPlace } from './model/ownGamesPlace.ts'
import { SECTION_TITLES } from './sectionTitles.ts'

/** Sections wait no longer for the answers of those above them, ms: one call that hangs must not hide what others answered. */
const ORDER_PATIENCE_MS = 2500

/** Links alone are no content. */
const LINKS: ReadonlySet<SectionType> = new Set(['quickActions', 'footer'])

const emptyHome = lazy<object>(() => import('./EmptyHome.tsx'))
const NO_PROPS = {}
const nothing = <LazyPart feature="home" load={emptyHome} props={NO_PROPS} />

/**
 * The planned sections in the layout's home, each with an error boundary: one that throws does not affect the others. A section
 * without content renders nothing; if none has content, home says so.
 */
export default function HomeScreen() {
  const { Home } = useParts()
  const { plan, facts } = usePlanned()
  const ownGamesPart = useOwnGames()
  const drawn = useProgressiveRender(FIRST_SECTIONS, plan.sections.length)
  const [contents, setContents] = useState<Readonly<Record<string, SectionContent>>>({})
  const tell = useCallback((id: string, content: SectionContent) => {
    setContents((before) => (before[id] === content ? before : { ...before, [id]: content }))
  }, [])
  // A home without a template plans every section, and most may turn out to be empty.
  const [inOrder, setInOrder] = useState(facts.site.home.length === 0)
  useEffect(() => (inOrder ? pageLater(() => setInOrder(false), ORDER_PATIENCE_MS) : undefined), [inOrder])
  const sections = withKeys(plan.sections)
  const known = sections.map(([key, { section }]) =>
    LINKS.has(section.type) ? 'shown' : (contents[key] ?? 'waiting'),
  )
  const placed = inOrder ? inPlace(known) : sections.length
  // Below the links, which are there before it is known.
  const footerAt = sections.findIndex(([, { section }]) => section.type === 'footer')
  const isEmpty = sections.every(
    ([, { section }], index) => LINKS.has(section.type) || known[index] === 'empty',
  )
  const ownGamesAt = ownGamesPlace(sections.map(([, { section }]) => section.type))
  // Draws are a long section: the member's games stand within it, after the next draw.
  const isWithin = (index: number) =>
    index + 1 === ownGamesAt &&
    sections[index]?.[1].section.type === 'lotteryDraws' &&
    known[index] !== 'empty'
  return (
    <Home>
      {sections.map(([key, planned], index) => (
        <Fragment key={key}>
          {isEmpty && index === footerAt && nothing}
          {index === ownGamesAt && !isWithin(index - 1) && ownGamesPart}
          <AfterNextDraw value={isWithin(index) ? ownGamesPart : null}>
            <Section
              id={key}
              planned={planned}
              isDrawn={index < drawn}
              isPlaced={index < placed}
              tell={tell}
            />
          </AfterNextDraw>
        </Fragment>
      ))}
      {isEmpty && footerAt === -1 && nothing}
    </Home>
  )
}

/** The rows of the games that this member played last and of the favourites; null for whoever has none. */
function useOwnGames(): ReactNode {
  const { facts } = usePlanned()
  const { OwnGamesShape } = useParts()
  const { code } = facts.site.merchant
  const memberId = useSession((state) => (state.status === 'member' ? state.session.id : null)) ?? ''
  // Read once for each member: a row that came later would move what is below it.
  return useMemo(() => {
    const rows = ownRowsOf(localStore, code, memberId)
    if (rows.length === 0) return null
    return (
      <div data-section="ownGames" data-feature="gameLanes">
        <LazyPart
          feature="gameLanes"
          load={ownGames}
          props={{ rows }}
          waiting={<OwnGamesShape rows={rows} />}
        />
      </div>
    )
  }, [code, memberId, OwnGamesShape])
}

interface SectionPlace {
  readonly id: string
  readonly planned: PlannedSection
  readonly isDrawn: boolean
  readonly isPlaced: boolean
  readonly tell: (id: string, content: SectionContent) => void
}

/** A new plan often contains the same sections: they are not rendered again. */
const isSame = (one: SectionPlace, other: SectionPlace): boolean =>
  one.id === other.id &&
  one.isDrawn === other.isDrawn &&
  one.isPlaced === other.isPlaced &&
  one.planned.section === other.planned.section &&
  one.planned.load === other.planned.load

const Section = memo(function Section({
  id,
  planned: { feature, section, load },
  isDrawn,
  isPlaced,
  tell,
}: SectionPlace) {
  const { t } = useTranslation('shell')
  const { SectionShape } = useParts()
  const [isEmpty, setEmpty] = useState(false)
  const told = useCallback(
    (content: SectionContent) => {
      setEmpty(content === 'empty')
      tell(id, content)
    },
    [id, tell],
  )
  const { overlays } = useApp()
  useEffect(
    () => (isEmpty ? explainEmpty(overlays, `${feature}#${id}`) : undefined),
    [overlays, isEmpty, feature, id],
  )
  return (
    <section
      id={id}
      hidden={isEmpty || !isPlaced}
      data-section={section.type}
      data-feature={feature}
      aria-label={t(SECTION_TITLES[section.type])}
    >
      {isDrawn ? (
        <SectionContentContext value={told}>
          <LazyPart
            feature={feature}
            load={load}
            props={{ section }}
            waiting={<SectionShape type={section.type} />}
          />
        </SectionContentContext>
      ) : (
        <SectionShape type={section.type} />
      )}
    </section>
  )
}, isSame)

/**
 * Publishes for the operator why a section is not visible (`window.__SITE__.decisions`); the returned function removes the
 * reason.
 */
function explainEmpty(overlays: Overlays, key: string): () => void {
  overlays.decide(key, { on: false, because: 'what was answered for it holds nothing to show' })
  return () => overlays.decide(key, undefined)
}

/**
 * A template may contain a type several times. A section that moves keeps its state and its id, which links refer to.
 */
function withKeys(sections: readonly PlannedSection[]): [key: string, planned: PlannedSection][] {
  const seen = new Map<string, number>()
  return sections.map((planned) => {
    const count = (seen.get(planned.section.type) ?? 0) + 1
    seen.set(planned.section.type, count)
    return [count === 1 ? planned.section.type : `${planned.section.type}-${count}`, planned]
  })
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { emptyTypes, hasTabs, NAMES, namedOf } from './model/named.ts'
import { smooth } from './primitives/smooth.ts'
import { TextTabs } from './primitives/TextTabs.tsx'

const Row = styled.div`
  --word-gap: 12px;
  position: sticky;
  inset-block-start: var(--safe-top);
  z-index: var(--layer-bar);
  background: var(--bg);
  box-shadow:
    0 1px 0 var(--hairline),
    0 calc(-1 * var(--safe-top)) 0 var(--bg);
  min-block-size: 48px;
  padding-inline: calc(var(--margin) - var(--word-gap));
`

const sectionOf = (type: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [data-section="${type}"]`)

/** Links to the home's sections that have something to show. The underline follows the section in view. */
export function TopTabs() {
  const { t } = useTranslation('shell')
  const { sections } = usePlanned().plan
  const empty = useEmptyTypes()
  const types = namedOf(sections.map(({ section }) => section.type)).filter((type) => !empty.has(type))
  const current = useReading(types.join(' ')) || types[0]
  // What lies below does not move up when sections turn out to be empty.
  const [hadTabs] = useState(() => hasTabs(types))
  if (!hasTabs(types)) return hadTabs ? <Row aria-hidden /> : null
  const tabs = types.map((type) => ({
    id: type,
    label: t(NAMES[type] ?? type),
    target: { press: () => sectionOf(type)?.scrollIntoView({ behavior: smooth(), block: 'start' }) },
  }))
  return (
    <Row>
      <TextTabs label={t('on_this_page')} tabs={tabs} current={current} />
    </Row>
  )
}

/** Home says of each section whose answer holds nothing that it is not drawn. */
function useEmptyTypes(): ReadonlySet<string> {
  const { decisions } = useApp().overlays
  return emptyTypes(Object.keys(useSyncExternalStore(decisions.subscribe, decisions.getState)))
}

/** A section counts as current once its top has passed this part of the window's height. */
const READING_LINE = 0.3

/** The last section that has passed the line, else the first. The names are joined to a stable string. */
function useReading(names: string): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight * READING_LINE
      const topOf = (type: string) => sectionOf(type)?.getBoundingClientRect().top ?? line
      setCurrent(names.split(' ').findLast((type) => topOf(type) < line) ?? '')
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [names])
  return current
}

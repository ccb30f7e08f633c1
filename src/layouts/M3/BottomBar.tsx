import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { usePressed } from '../../ui/links.ts'
import { NAVIGATION } from '../SkipLinks.tsx'
import { TextTabs } from './primitives/TextTabs.tsx'
import { useScreenPath } from './primitives/useScreenPath.ts'

const Bar = styled.div`
  position: fixed;
  z-index: var(--layer-bar);
  inset-block-end: 0;
  inset-inline: var(--gutter);
  padding-block-end: var(--safe-bottom);
  padding-inline: max(4px, var(--safe-left)) max(4px, var(--safe-right));
  --word-gap: 6px;
  @media (max-width: 359px) { --word-gap: 3px; }
  --word-line: 8px;
  background: var(--bg);
  box-shadow: 0 -1px 0 var(--hairline);
`

/** The main navigation: words only, with a sliding underline. The top tabs lead to the sections of the home. */
export function BottomBar() {
  const { t } = useTranslation('shell')
  const { plan, facts } = usePlanned()
  const pathOf = useScreenPath()
  const entries = plan.navigation
    .filter(({ suffix }) => !suffix)
    .flatMap((entry) => {
      const to = pathOf(entry.screen)
      return to ? [{ ...entry, to }] : []
    })
  const tabs = entries.map(({ id, label, to }) => ({ id, label: t(label), target: { to } }))
  const here = entries.find((entry) => entry.screen === facts.route.screen)
  const current = usePressed(entries) ?? here
  return (
    <Bar>
      <TextTabs id={NAVIGATION} label={t('main_navigation')} tabs={tabs} current={current?.id} spread />
    </Bar>
  )
}

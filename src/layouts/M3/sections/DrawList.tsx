import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNear } from '../../../i18n/format.ts'
import { codeOfTag } from '../../../i18n/languages.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Draw } from '../../parts.ts'
import { clockOf, drawDays } from '../model/drawDays.ts'
import { Inset } from '../primitives/Block.tsx'
import { figures, Note, title } from '../primitives/face.ts'

const List = styled(Inset)`
  margin-block-start: 32px;
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: 16px; padding-block: 20px 8px; border-block-start: 1px solid var(--hairline); }
  h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; padding-block-start: 12px; font-size: var(--type-14); font-weight: 600; }
  h3 > span { display: inline-block; }
  h3 > span::first-letter { text-transform: uppercase; }
  h3 > small { color: var(--text-muted); font-size: inherit; font-weight: 400; }
`

/** The day without a ball, since it is not a drawn number. */
const Day = styled.span`
  ${figures}
  inline-size: 3rem;
  padding-block-start: 8px;
  color: var(--brand-text);
  font-size: var(--type-34);
`

const Row = styled(Go)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 16px;
  min-block-size: 44px;
  inline-size: 100%;
  padding-block: 10px;
  text-align: start;

  &:active { color: var(--brand-text); }
  > [data-text] { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 16px; }
  > [data-text] > span { flex: 1 1 7rem; }
  strong { ${title} display: block; font-size: var(--type-20); }
  strong + span { text-wrap: balance; }
  b { display: inline-flex; flex: none; align-items: baseline; gap: 4px; font-family: var(--face); font-size: var(--type-20); font-weight: 400; font-variant-numeric: lining-nums tabular-nums; }
  small { color: var(--text-muted); font-family: var(--font-text); font-size: var(--type-12); }
  em { flex: none; color: var(--accent-text); font-size: var(--type-14); font-style: normal; font-weight: 600; }
`

/** Says at a glance that the row can be played. The row itself is the link, and has its name. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  place-content: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid var(--line);
  border-radius: 50%;
  color: var(--brand-text);
`

interface Props {
  readonly draws: readonly Draw[]
  readonly now: () => number
  /** The two teams of a match, in place of a title. */
  readonly sides?: boolean
}

/** Later draws by date, each day with its number beside it. */
export function DrawList({ draws, now, sides = false }: Props) {
  const { t, i18n } = useTranslation('shell')
  const { timeZone } = usePlanned().facts.site
  return (
    <List as="ol">
      {drawDays(draws, now(), i18n.language, timeZone).map((day) => (
        <li key={day.key}>
          <Day aria-hidden>{day.number}</Day>
          <div>
            <h3>
              <span>{day.name}</span> <small>{day.zone ? `${day.date} (${day.zone})` : day.date}</small>
            </h3>
            <ul>
              {day.draws.map((draw) => {
                const versus = sides && draw.home && draw.away
                const places = [draw.home, draw.away].filter(Boolean).join(' · ')
                return (
                  <li key={draw.id}>
                    <Row target={draw.target}>
                      <span data-text="">
                        <span>
                          <strong>
                            {versus ? t('versus', { home: draw.home, away: draw.away }) : draw.title}
                          </strong>
                          <Note as="span">{versus ? draw.title : places}</Note>
                        </span>
                        {draw.startsAt > now() ? (
                          <Starts at={draw.startsAt} now={now()} />
                        ) : (
                          <em>{t(sides ? 'live_now' : 'draw_closed')}</em>
                        )}
                      </span>
                      {draw.target && (
                        <Mark>
                          <Icon of={Play} size={16} />
                        </Mark>
                      )}
                    </Row>
                  </li>
                )
              })}
            </ul>
          </div>
        </li>
      ))}
    </List>
  )
}

/** How soon a draw begins, within the hour before it; else the time of day. */
function Starts({ at, now }: { readonly at: number; readonly now: number }) {
  const { language } = useTranslation('shell').i18n
  const { timeZone } = usePlanned().facts.site
  const near = formatNear(at, now, codeOfTag(language))
  if (near) return <em>{near}</em>
  const { before, digits, after } = clockOf(at, language, timeZone)
  return (
    <b>
      {before && <small>{before}</small>}
      {digits}
      {after && <small>{after}</small>}
    </b>
  )
}

/** The shape of a list of days. */
export const DrawListShape = () => (
  <List as="ol">
    {[0, 1].map((day) => (
      <li key={day}>
        <Skeleton width="3rem" height="2.5rem" />
        <div>
          <Skeleton shape="line" width="40%" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="72%" />
        </div>
      </li>
    ))}
  </List>
)

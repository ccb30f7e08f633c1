import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { PromotionsView } from '../../parts.ts'
import { AsyncState } from '../AsyncState.tsx'
import { Head, Lettering, Rail, reach, tappable } from '../primitives.tsx'

/** Width by height of its picture. */
const RATIO = 2

const Tickets = styled(Rail)`
  --card: min(84cqi, 22rem);
`

/** A ticket: picture and stub, punched where it tears, scalloped at its foot. */
const Ticket = styled.div`
  ${tappable}
  --bite: 9px;
  display: grid;
  grid-template-rows: auto auto 1fr;
  border-radius: min(var(--radius), 16px);
  background: linear-gradient(rgb(var(--brand-soft-rgb) / 70%) 0 0), var(--bg);
  overflow: clip;
  -webkit-mask:
    radial-gradient(circle at 50% 100%, transparent 4px, var(--bg) 4.5px) calc(50% + 7px) 100% / 14px 8px repeat-x,
    linear-gradient(var(--bg) 0 0) 0 0 / 100% calc(100% - 8px) no-repeat;

  > span:first-child { border-radius: 0; }
  > span:last-child { display: grid; align-content: start; gap: 4px; padding: 18px 16px 22px; box-shadow: inset 0 30px 40px -30px rgb(var(--brand-text-rgb) / 8%); }
  /* The perforation: a dashed line between two notches in the sides. */
  > i { position: relative; margin-inline: 16px; border-block-start: 2px dashed var(--line); }
  > i::after { content: ''; position: absolute; inset-inline: calc(-16px - var(--bite)); inset-block-start: calc(-1px - var(--bite)); block-size: calc(2 * var(--bite)); background: radial-gradient(circle at var(--bite) 50%, var(--bg) var(--bite), transparent calc(var(--bite) + 0.5px)), radial-gradient(circle at calc(100% - var(--bite)) 50%, var(--bg) var(--bite), transparent calc(var(--bite) + 0.5px)); }
  em { color: var(--accent-text); font-size: var(--type-12); font-style: normal; font-weight: 700; }
  u { color: var(--brand-text); font-size: var(--type-14); font-weight: 700; text-decoration: none; }
  > span > :is(a, button, span) { line-height: var(--leading-tight); text-align: start; }
  b { font-family: var(--font-display); font-size: var(--type-16); font-weight: 800; line-height: var(--leading-tight); text-wrap: balance; }
  small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--text-muted); font-size: var(--type-14); line-height: 1.4; }
`

/** Promotions as tickets to tear off. */
export function Promotions({ promotions }: PromotionsView) {
  const { t } = useTranslation()
  return (
    <div>
      <Head>
        <h2>{t('promotions')}</h2>
      </Head>
      <AsyncState of={promotions} empty={t('no_promotions')} waiting={<Shape />}>
        {(tickets) => (
          <Tickets aria-label={t('promotions')} {...reach(tickets)}>
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <Ticket>
                  <Picture
                    sources={ticket.images}
                    alt=""
                    ratio={RATIO}
                    fallback={<Lettering>{ticket.title}</Lettering>}
                  />
                  <i aria-hidden />
                  <span>
                    {ticket.category && <em>{ticket.category}</em>}
                    <Go target={ticket.target}>
                      <b>{ticket.title}</b>
                    </Go>
                    {ticket.summary && <small>{ticket.summary}</small>}
                    {ticket.target && <u aria-hidden>{t('details')}</u>}
                  </span>
                </Ticket>
              </li>
            ))}
          </Tickets>
        )}
      </AsyncState>
    </div>
  )
}

const Shape = () => (
  <Tickets>
    {[1, 2].map((number) => (
      <li key={number}>
        <Skeleton ratio={1.15} />
      </li>
    ))}
  </Tickets>
)

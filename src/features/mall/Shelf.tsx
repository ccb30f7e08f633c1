import { Gem, Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { State } from '../club/public.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import type { Item } from './model/items.ts'

/** Aspect ratio of a picture, the same as for promotions, so that text in the picture is not cropped. */
const RATIO = 2

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 12px;
  list-style: none;

  > li { display: grid; grid-template-rows: auto 1fr auto; gap: 10px; padding-block-end: 12px; border-radius: min(var(--radius-large), 20px); background: var(--surface-1); box-shadow: var(--elevation); overflow: clip; }
  > li > span:first-child { border-radius: 0; }
  > li > :not(span:first-child) { margin-inline: 12px; }
  > li[data-state='soldOut'] > span:first-child { filter: grayscale(1); opacity: 0.6; }
  h3 { font-size: var(--type-14); font-weight: 700; line-height: var(--leading-tight); overflow-wrap: anywhere; }
  p { display: flex; align-items: center; gap: 6px; font-weight: 800; font-variant-numeric: tabular-nums; }
  p > svg { color: var(--brand-text); }
  small { color: var(--text-muted); font-size: var(--type-12); }
`

const Texts = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
`

const Plain = styled.span`
  display: grid;
  place-items: center;
  background: var(--brand-soft);
  color: var(--brand-text);
`

interface Props {
  readonly items: readonly Item[]
  readonly onWant: (item: Item) => void
}

/** The list of items, each with its picture, price and buy button. */
export function Shelf({ items, onWant }: Props) {
  const { t } = useTranslation(['club', 'shell'])
  const language = useLanguage()
  const { pictures } = useSiteLinks()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Grid>
      {items.map((item) => (
        <li key={item.id} data-state={item.state}>
          <Picture
            sources={pictures(item.image)}
            alt=""
            ratio={RATIO}
            fallback={
              <Plain>
                <Icon of={Gift} size={40} />
              </Plain>
            }
          />
          <Texts>
            <h3>{item.title}</h3>
            <p>
              <Icon of={Gem} size={16} filled />
              <span aria-hidden>{number(item.points)}</span>
              <VisuallyHidden>{t('points', { points: number(item.points) })}</VisuallyHidden>
            </p>
            {item.description && <small>{item.description}</small>}
            {item.stock !== undefined && item.stock > 0 && (
              <small>{t('left', { number: number(item.stock) })}</small>
            )}
          </Texts>
          {item.state === 'open' ? (
            <Button
              size="small"
              aria-label={`${t('redeem')}: ${item.title}`}
              aria-haspopup="dialog"
              onClick={() => onWant(item)}
            >
              {t('redeem')}
            </Button>
          ) : (
            <State>
              {item.state === 'soldOut'
                ? t('sold_out')
                : t('missing_points', { points: number(item.missing) })}
            </State>
          )}
        </li>
      ))}
    </Grid>
  )
}

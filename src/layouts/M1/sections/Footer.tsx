import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AgeMark } from '../../AgeMark.tsx'
import type { FooterView } from '../../parts.ts'
import { Brand } from '../Brand.tsx'
import { QuietGo } from '../primitives.tsx'

const Foot = styled.footer`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-block-start: 8px;
  padding: 28px var(--margin) 16px;
  border-block-start: 1px solid var(--hairline);
  color: var(--text-muted);
  font-size: var(--type-12);
  text-align: center;
  --logo-position: center;
  --logo-justify: center;

  > ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 20px; }
  > ul a, > ul span { justify-content: center; min-inline-size: 44px; color: var(--text); font-weight: 500; }
  > b { display: grid; place-items: center; inline-size: 40px; aspect-ratio: 1; border: 1.5px solid var(--line); border-radius: 50%; font-variant-numeric: tabular-nums; }
`

/** The end of the page: where to read on, and whose it is. */
export function Footer({ links, merchantName, mark }: FooterView) {
  const { t } = useTranslation()
  return (
    <Foot>
      <Brand />
      {links.length > 0 && (
        <ul aria-label={t('footer_links')}>
          {links.map((link) => (
            <li key={link.title}>
              <QuietGo target={link.target}>{link.title}</QuietGo>
            </li>
          ))}
        </ul>
      )}
      {mark ? <AgeMark {...mark} /> : <p>{t('responsible_gaming')}</p>}
      <p>{merchantName}</p>
    </Foot>
  )
}

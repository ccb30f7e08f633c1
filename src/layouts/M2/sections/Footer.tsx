import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { AgeMark } from '../../AgeMark.tsx'
import type { FooterView } from '../../parts.ts'

const Foot = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 8px;
  padding-inline: var(--margin);
  border-block-start: 1px solid var(--hairline);
  color: var(--text-muted);
  font-size: var(--type-12);

  > ul { display: flex; flex-wrap: wrap; gap: 8px 16px; }
  > p { font-weight: 600; }
`

const FootLink = styled(Go)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  min-inline-size: 44px;
  color: var(--text);
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-underline-offset: 3px;
`

/** The small print. */
export function Footer({ links, merchantName, mark }: FooterView) {
  const { t } = useTranslation()
  return (
    <Foot>
      {links.length > 0 && (
        <ul aria-label={t('footer_links')}>
          {links.map(({ title, target }) => (
            <li key={title}>
              <FootLink target={target}>{title}</FootLink>
            </li>
          ))}
        </ul>
      )}
      {mark ? <AgeMark {...mark} /> : <p>{t('responsible_gaming')}</p>}
      <p>{merchantName}</p>
    </Foot>
  )
}

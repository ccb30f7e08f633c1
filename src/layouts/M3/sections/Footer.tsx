import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AgeMark } from '../../AgeMark.tsx'
import type { FooterView } from '../../parts.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { title } from '../primitives/face.ts'

const Frame = styled.footer`
  margin-block-start: var(--air);
  margin-inline: var(--margin);
  padding-block: 24px 8px;
  border-block-start: 3px double var(--line);
  color: var(--text-muted);
  font-size: var(--type-14);

  > strong { ${title} display: block; color: var(--text); font-size: var(--type-20); }
  > ul { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-block: 12px; }
`

/** The footer: the merchant's name, links, and the age limit. */
export function Footer({ links, merchantName, mark }: FooterView) {
  const { t } = useTranslation('shell')
  return (
    <Frame>
      <strong>{merchantName}</strong>
      {links.length > 0 && (
        <ul aria-label={t('footer_links')}>
          {links.map((link) => (
            <li key={link.title}>
              <QuietAction target={link.target}>{link.title}</QuietAction>
            </li>
          ))}
        </ul>
      )}
      {mark ? <AgeMark {...mark} /> : <p>{t('responsible_gaming')}</p>}
    </Frame>
  )
}

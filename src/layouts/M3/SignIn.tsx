import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import type { SignInView } from '../parts.ts'
import { Brand } from './Brand.tsx'
import { Numerals } from './face/Numerals.tsx'
import { BackLink } from './Page.tsx'
import { Pattern } from './Pattern.tsx'
import { face, Note, title as titleFace } from './primitives/face.ts'
import { TextTabs } from './primitives/TextTabs.tsx'

const Frame = styled.div`
  ${face}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block: calc(var(--safe-top) + 8px) calc(var(--safe-bottom) + 24px);
  padding-inline: var(--safe-left) var(--safe-right);
`

/** Near the middle of a high window, at the same place however high the card is: what comes late at its end moves nothing above it. */
const Card = styled.div`
  margin-block: clamp(0px, (100dvh - 860px) / 2, 15dvh) auto;
  margin-inline: var(--margin);
  padding-block: 12px;
  padding-inline: 20px;
  border-radius: var(--radius-large);
  background: var(--surface-1);
  box-shadow: var(--elevation-raised);

  > h1 { ${titleFace} margin-block: 28px 4px; font-size: var(--type-34); }
  > h1 ~ [data-form] { margin-block-start: 24px; }

  /* A form that is on its way: ways, two fields below their labels, place of the captcha, button. */
  [data-shape='form'] > i { position: relative; display: block; block-size: 48px; margin-block-start: 59px; border-radius: var(--radius); background: var(--surface-2); animation: wait 0s 150ms both; }
  [data-shape='form'] > b { display: block; block-size: 64px; }
  [data-shape='form'] > i:first-child { block-size: 52px; margin: 0; }
  [data-shape='form'] > i:nth-of-type(2) { margin-block-start: 43px; }
  [data-shape='form'] > i:last-of-type { block-size: 56px; margin-block-start: 92px; }
  [data-shape='form'] > i:not(:first-of-type, :last-of-type)::before { content: ''; position: absolute; inset-block-start: -24px; inline-size: 84px; block-size: 12px; border-radius: var(--radius-small); background: inherit; }
`

/** Text over the pattern has the page's background. */
const Return = styled.div`
  display: flex;
  margin-block-end: 16px;
  > * { padding-inline: 10px 16px; border-radius: var(--radius); background: var(--bg); color: var(--text); }
`

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-block-start: 24px;
  padding-block-start: 8px;
  box-shadow: 0 -1px 0 var(--hairline);
  &:empty { display: none; }
`

const Ways = styled.div`
  --word-gap: 0px;
  padding-block-start: 8px;
  box-shadow: 0 1px 0 var(--hairline);
  ul { gap: 28px; }
`

/** Login and registration: a card in the middle of a patterned page. */
export default function SignIn({ mode, title, subtitle, login, register, back, children }: SignInView) {
  const { t } = useTranslation('shell')
  const tabs = [
    { id: 'login', label: t('log_in'), target: login },
    { id: 'register', label: t('register'), target: register },
  ]
  return (
    <Frame>
      <Numerals />
      <Pattern />
      {back && (
        <Return>
          <BackLink target={back} />
        </Return>
      )}
      <Card>
        <Brand />
        {mode !== 'changePassword' && (
          <Ways>
            <TextTabs label={t('menu')} tabs={tabs} current={mode} />
          </Ways>
        )}
        <h1>{title}</h1>
        <Note>{subtitle}</Note>
        <div data-form="">{children}</div>
        <Help>
          <Slot name="signIn.help" />
        </Help>
      </Card>
    </Frame>
  )
}

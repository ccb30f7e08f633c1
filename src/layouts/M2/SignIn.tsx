import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import { brandFill } from '../../ui/fills.ts'
import { Go, type Target } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import type { SignInView } from '../parts.ts'
import { Logo } from './Logo.tsx'
import { Back } from './Page.tsx'

const Sheet = styled.div`
  container: sheet / inline-size;
  display: grid;
  grid-template: auto auto auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;
  padding-block: var(--safe-top) calc(var(--safe-bottom) + 24px);
  background: var(--surface-1);
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
  padding-inline: var(--margin);
`

const Tabs = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${brandFill}
`

const Tab = styled(Go)`
  ${pressable}
  display: grid;
  place-items: center;
  min-block-size: 52px;
  margin-block-start: 6px;
  padding-inline: 8px;
  border-start-start-radius: var(--radius);
  border-start-end-radius: var(--radius);
  font-size: var(--type-16);
  font-weight: 700;
  text-align: center;

  &[aria-current] { background: var(--surface-1); color: var(--brand-text); }
  &:focus-visible { outline-color: currentColor; outline-offset: -4px; }
`

const Title = styled.div`
  padding-block: 24px 20px;
  padding-inline: 16px;

  > h1 { font-family: var(--font-display); font-size: var(--type-34); font-weight: 800; letter-spacing: -0.03em; }
  @container sheet (max-width: 16em) {
    > h1 { font-size: var(--type-26); }
  }
  > p { margin-block-start: 4px; color: var(--text-muted); font-size: var(--type-14); }
`

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
  padding-inline: 16px;

  /* A form that is on its way: ways, two fields below their labels, place of the captcha, button. */
  [data-shape='form'] > i { position: relative; display: block; block-size: 44px; margin-block-start: 59px; border-radius: var(--radius); background: var(--surface-2); animation: wait 0s 150ms both; }
  [data-shape='form'] > b { display: block; block-size: 64px; }
  [data-shape='form'] > i:first-child { block-size: 52px; margin: 0; }
  [data-shape='form'] > i:nth-of-type(2) { margin-block-start: 43px; }
  [data-shape='form'] > i:last-of-type { block-size: 52px; margin-block-start: 92px; }
  [data-shape='form'] > i:not(:first-of-type, :last-of-type)::before { content: ''; position: absolute; inset-block-start: -24px; inline-size: 84px; block-size: 12px; border-radius: var(--radius-small); background: inherit; }
`

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  color: var(--text-muted);
`

/** A full page with two tabs and no art, which shows at once. */
export default function SignIn({ mode, title, subtitle, login, register, back, children }: SignInView) {
  const { t } = useTranslation()
  const tab = (own: SignInView['mode'], target: Target, label: string) => (
    <Tab target={target} current={mode === own}>
      {label}
    </Tab>
  )
  return (
    <Sheet>
      <Top>
        {back && (
          <Back target={back} label={t('back')}>
            <Icon of={ArrowLeft} />
          </Back>
        )}
        <Logo />
      </Top>
      {mode === 'changePassword' ? (
        <div />
      ) : (
        <Tabs aria-label={title}>
          {tab('login', login, t('log_in'))}
          {tab('register', register, t('register'))}
        </Tabs>
      )}
      <Title>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </Title>
      <Content>
        {children}
        <Help>
          <Slot name="signIn.help" />
        </Help>
      </Content>
    </Sheet>
  )
}

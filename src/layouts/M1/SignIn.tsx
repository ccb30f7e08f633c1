import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../registry/Slot.tsx'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import type { SignInView } from '../parts.ts'
import { Brand } from './Brand.tsx'
import { RoundGo } from './primitives.tsx'
import { StageArt } from './StageArt.tsx'

/**
 * Art above, a sheet with most of the height below. In a low window or with a captcha the art shrinks, so that the form and its
 * button fit into the first window.
 */
const Frame = styled.div`
  --form: 620px;
  --art: clamp(96px, 100dvh - var(--form), 26dvh);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;

  &:has([data-feature='captcha']) { --form: 700px; }
  > [data-art] { position: relative; isolation: isolate; block-size: calc(var(--art) + 32px); overflow: hidden; }
  > [data-art] > svg { z-index: -1; }
  > [data-art] > :is(a, button) { position: absolute; inset-block-start: calc(var(--safe-top) + 8px); inset-inline-start: var(--margin); }
`

const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: start;
  gap: 20px;
  margin-block-start: -32px;
  padding: 12px var(--margin) calc(var(--safe-bottom) + 24px);
  border-start-start-radius: var(--radius-large);
  border-start-end-radius: var(--radius-large);
  background: var(--surface-1);
  box-shadow: 0 -1px var(--hairline), 0 -24px 60px -20px var(--brand);

  h1 { font-family: var(--font-display); font-size: var(--type-26); font-weight: 800; }
  h1 + p { margin-block-start: 4px; color: var(--text-muted); font-size: var(--type-14); }

  /* A form that is on its way: ways, two fields below their labels, place of the captcha, button. */
  [data-shape='form'] > i { position: relative; display: block; block-size: 48px; margin-block-start: 59px; border-radius: var(--radius); background: var(--surface-2); animation: wait 0s 150ms both; }
  [data-shape='form'] > b { display: block; block-size: 64px; }
  [data-shape='form'] > i:first-child { block-size: 52px; margin: 0; }
  [data-shape='form'] > i:nth-of-type(2) { margin-block-start: 43px; }
  [data-shape='form'] > i:last-of-type { block-size: 56px; margin-block-start: 92px; }
  [data-shape='form'] > i:not(:first-of-type, :last-of-type)::before { content: ''; position: absolute; inset-block-start: -24px; inline-size: 84px; block-size: 12px; border-radius: var(--radius-small); background: inherit; }
`

const Modes = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  padding: 4px;
  border-radius: min(var(--radius), 26px);
  background: var(--surface-3);
`

const Mode = styled(Go)`
  ${pressable}
  display: grid;
  place-items: center;
  min-block-size: 44px;
  padding-inline: 8px;
  border-radius: min(var(--radius), 22px);
  color: var(--text-muted);
  font-size: var(--type-14);
  font-weight: 700;
  text-align: center;

  &[aria-current] { background: var(--surface-1); color: var(--text); box-shadow: var(--elevation); }
`

/** The sign-in page around its form. */
export default function SignIn({ mode, title, subtitle, login, register, back, children }: SignInView) {
  const { t } = useTranslation()
  return (
    <Frame>
      <div data-art="">
        <StageArt />
        <Marquee>
          <Brand />
        </Marquee>
        {back && (
          <RoundGo target={back} label={t('back')}>
            <Icon of={ChevronLeft} />
          </RoundGo>
        )}
      </div>
      <Sheet>
        {mode !== 'changePassword' && (
          <Modes aria-label={title}>
            <Mode target={login} current={mode === 'login'}>
              {t('log_in')}
            </Mode>
            <Mode target={register} current={mode === 'register'}>
              {t('register')}
            </Mode>
          </Modes>
        )}
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {children}
        <Help>
          <Slot name="signIn.help" />
        </Help>
      </Sheet>
    </Frame>
  )
}

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  color: var(--text-muted);
`

/** The merchant's name, lit, in the middle of the arch. */
const Marquee = styled.div`
  position: absolute;
  inset-block-start: 44%;
  inset-inline: 0;
  display: grid;
  justify-items: center;
  padding-block: 32px;
  transform: translateY(-50%);
  /* By day a name in the brand's colours lies on a curtain of the same. */
  background: radial-gradient(closest-side, rgb(var(--bg-rgb) / calc(0.94 * var(--is-light))) 45%, transparent);
  --logo-size: min(180px, 48%);
  --logo-height: 52px;
  --logo-position: center;
  --logo-justify: center;
`

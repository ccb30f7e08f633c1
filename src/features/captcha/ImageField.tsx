import { ImageOff, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type ImageCaptcha, LONGEST_ANSWER } from './engine/imageCaptcha.ts'

const Picture = styled.span`
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline: 4px 2px;
  border-inline-start: 1px solid var(--line);

  > [data-code] {
    display: grid;
    place-items: center;
    inline-size: 112px;
    block-size: 40px;
    overflow: hidden;
    border-radius: calc(var(--radius-small) - 2px);
    color: var(--negative);
    font-size: var(--type-12);
    font-weight: 500;
    line-height: var(--leading-tight);
    text-align: center;
    transition: opacity var(--motion) linear;
  }
  > [data-code='error'] { background: var(--surface-3); color: var(--text-muted); }
  > [data-code='loading'] > img { opacity: 0.35; }
  img { inline-size: 100%; block-size: 100%; object-fit: contain; }
`

/** The image captcha: the picture, the text field and a button for a new picture. */
export function ImageField({ captcha }: { readonly captcha: ImageCaptcha }) {
  const { t } = useTranslation('captcha')
  const { t: tShell } = useTranslation('shell')
  const { captcha: state, image, value, missed, invalid } = useStore(captcha.store)
  const field = useRef<HTMLInputElement>(null)
  const isBroken = state.status === 'error'

  useEffect(() => {
    if (missed > 0) field.current?.focus()
  }, [missed])

  const refresh = () => {
    captcha.refresh()
    field.current?.focus()
  }
  const error = isBroken ? tShell('network_failure') : invalid ? tShell('verify_first') : undefined
  return (
    <TextField
      ref={field}
      name="captcha"
      label={t('picture_code')}
      value={value}
      onValue={captcha.type}
      error={error}
      maxLength={LONGEST_ANSWER}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      dir="ltr"
      required
      end={
        <Picture>
          <span data-code={state.status} aria-busy={state.status === 'loading'}>
            {isBroken ? (
              <Icon of={ImageOff} size={20} />
            ) : image ? (
              <img src={image} alt={t('picture_alt')} draggable={false} onError={captcha.unreadable} />
            ) : (
              <Skeleton height="40px" />
            )}
          </span>
          <IconButton
            label={isBroken ? tShell('retry') : tShell('refresh')}
            icon={<Icon of={RefreshCw} size={20} />}
            onClick={refresh}
          />
        </Picture>
      }
    />
  )
}

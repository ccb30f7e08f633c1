import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { copyText } from './copy.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { toasts } from './toasts.ts'

/** How long the confirmation is shown, ms. */
export const COPIED_MS = 2000

export interface CopyProps {
  readonly text: string
  /** Its accessible name: "Copy the account number". */
  readonly label: string
  /** Announced after the text has been copied. */
  readonly copiedLabel: string
  /** Announced if the browser refuses: the text can be selected by hand. */
  readonly failedLabel: string
}

function useCopy({ text, copiedLabel, failedLabel }: CopyProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const press = async () => {
    const done = await copyText(text)
    toasts.show({ text: done ? copiedLabel : failedLabel, tone: done ? 'positive' : 'warning' })
    if (done) setCopied((count) => count + 1)
  }
  return { glyph: copied ? Check : Copy, press: () => void press() }
}

/** Copies a text; an icon button. */
export function CopyIconButton(props: CopyProps) {
  const { glyph, press } = useCopy(props)
  return <IconButton label={props.label} icon={<Icon of={glyph} size={20} />} onClick={press} />
}

/** Copies a text; a button with a label. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  ...look
}: CopyProps & Pick<ButtonProps, 'variant' | 'size' | 'wide'>) {
  const { glyph, press } = useCopy({ text, label, copiedLabel, failedLabel })
  return (
    <Button {...look} icon={<Icon of={glyph} size={20} />} onClick={press}>
      {label}
    </Button>
  )
}

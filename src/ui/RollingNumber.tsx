import styled from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  direction: ltr;
  unicode-bidi: isolate;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  white-space: pre;

  > b { display: block; block-size: 1.25em; overflow: hidden; font-weight: inherit; }
  > b > i { display: block; font-style: normal; text-align: center; transition: transform calc(var(--motion) * 3) var(--ease); }
`

const DIGIT = /\p{Nd}/u

/** The ten digits of a digit's script, one per line. */
function column(digit: string): { readonly text: string; readonly at: number } {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--
  const text = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('\n')
  return { text, at: code - zero }
}

export interface RollingNumberProps {
  /** The formatted number, such as "₱ 12,345.60". Digits of any script roll; other characters do not move. */
  readonly text: string
}

/** A number whose digits roll when it changes. Screen readers read it as a whole. */
export function RollingNumber({ text }: RollingNumberProps) {
  const parts = text.match(/\p{Nd}|\P{Nd}+/gu) ?? []
  return (
    <span>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Row aria-hidden>
        {parts.map((part, at) => {
          // Indexed from the end, so that an additional leading digit does not change the others.
          const key = parts.length - at
          if (!DIGIT.test(part)) return <span key={key}>{part}</span>
          const digit = column(part)
          return (
            <b key={key}>
              <i style={{ transform: `translateY(${digit.at * -10}%)` }}>{digit.text}</i>
            </b>
          )
        })}
      </Row>
    </span>
  )
}

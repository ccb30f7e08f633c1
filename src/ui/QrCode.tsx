import { useMemo } from 'react'
import styled from 'styled-components'
import { encode } from 'uqr'

/** The quiet zone around the code that its standard requires, modules. */
const QUIET = 4

const Plate = styled.div`
  /* Dark on light in every theme, since readers expect it. */
  inline-size: min(100%, var(--qr-size, 232px));
  margin-inline: auto;
  border-radius: var(--radius);
  background: white;
  color: black;
  overflow: hidden;

  > svg { display: block; inline-size: 100%; block-size: auto; }
`

export interface QrCodeProps {
  readonly text: string
  /** Text alternative for screen readers. */
  readonly label: string
}

/** One path for all dark modules. Adjacent modules of a row form one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      runs.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`)
    }
  })
  return runs.join('')
}

/** A QR code. Renders nothing if the text is too long for one. */
export function QrCode({ text, label }: QrCodeProps) {
  const drawn = useMemo(() => {
    try {
      const { data, size } = encode(text, { ecc: 'M', border: QUIET })
      return { path: qrPath(data), size }
    } catch {
      return undefined
    }
  }, [text])
  if (!drawn) return null
  return (
    <Plate role="img" aria-label={label}>
      <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={drawn.path} fill="currentColor" />
      </svg>
    </Plate>
  )
}

import { useId } from 'react'
import styled from 'styled-components'

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  color: var(--line);
  opacity: 0.5;
`

const RINGS = [36, 27, 18, 9]

/** Overlapping rings, row over row, like paper waves and like balls in a drum. Drawn from tokens; decoration. */
export function Pattern() {
  const id = useId()
  const scale = (x: number, y: number) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} fill="var(--bg)" />
      ))}
      <circle r="3" fill="currentColor" stroke="none" />
    </g>
  )
  return (
    <Sheet aria-hidden="true">
      <pattern id={id} width="72" height="36" patternUnits="userSpaceOnUse" fill="none" stroke="currentColor">
        {scale(36, 0)}
        {scale(0, 18)}
        {scale(72, 18)}
        {scale(36, 36)}
        {scale(0, 54)}
        {scale(72, 54)}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Sheet>
  )
}

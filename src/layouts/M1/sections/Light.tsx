import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { whenIdleFor } from '../../../ui/whenIdleFor.ts'

/** The browser has had time for something else so often before. */
const LIT_AFTER = 4
/** Stretched over half a window, so few points are a blur, and cost nothing to draw. */
const [POINTS_WIDE, POINTS_HIGH] = [16, 8]

const Points = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`

/** A picture's light: what is left of it when only its colours are. */
export function Light({ sources }: { readonly sources: readonly string[] }) {
  const points = useRef<HTMLCanvasElement>(null)
  const all = sources.join(' ')
  useEffect(() => {
    const picture = new Image()
    let [source, ...others] = all.split(' ')
    picture.onload = () => {
      const context = points.current?.getContext('2d')
      if (!context) return
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, POINTS_WIDE, POINTS_HIGH)
    }
    picture.onerror = () => {
      ;[source, ...others] = others
      if (source) picture.src = source
    }
    const stop = whenIdleFor(LIT_AFTER, () => {
      if (source) picture.src = source
    })
    return () => {
      stop()
      picture.onload = null
      picture.onerror = null
    }
  }, [all])
  return <Points ref={points} width={POINTS_WIDE} height={POINTS_HIGH} />
}

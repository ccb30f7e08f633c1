import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { whenIdleFor } from '../../../ui/whenIdleFor.ts'

/** The browser has been idle this many times before the light is drawn. */
const LIT_AFTER = 4
/** Few pixels, stretched over half a window, look like a blur and cost nothing to draw. */
const [POINTS_WIDE, POINTS_HIGH] = [16, 8]

const Points = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`

/** A blurred copy of a picture, which lights the page around it. */
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

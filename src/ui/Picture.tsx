import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { whenNear } from './pictureRules.ts'

export interface PictureProps {
  /** Addresses of the same picture, tried in this order. */
  readonly sources: readonly string[]
  /** Alternative text; empty for decoration. */
  readonly alt: string
  /** Aspect ratio, such as 3 / 4. Reserves the space, so nothing shifts. Without it the frame fills its parent. */
  readonly ratio?: number
  /** Dominant colour, shown until the picture has loaded. */
  readonly colour?: string
  /** Shown if the picture cannot be loaded. */
  readonly fallback?: ReactNode
  /** For pictures above the fold: loads at once with priority and appears without a fade. */
  readonly eager?: boolean
  readonly fit?: 'cover' | 'contain'
}

/**
 * A picture that loads when it is near the viewport and fades in over its colour. It has a fallback. (Its rules are in
 * themes/global.css.)
 */
export function Picture(props: PictureProps) {
  return <Loader key={props.sources.join(' ')} {...props} />
}

/**
 * Marks a picture as loaded directly in the DOM, so that React does not render again for each picture of a long list.
 * After a failure the next source is a new image, which starts as waiting.
 */
function show(image: HTMLImageElement): void {
  if (image.parentElement) image.parentElement.dataset.state = 'shown'
}
const showLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => show(currentTarget)
const found = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth > 0) show(image)
}

function Loader({ sources, alt, ratio, colour, fallback, eager = false, fit = 'cover' }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(eager)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    return near || !frame.current ? undefined : whenNear(frame.current, () => setNear(true))
  }, [near])

  const source = sources[attempt]
  const failed = source === undefined
  const next = () => setAttempt((tried) => tried + 1)
  /** The accessible name while there is no image element. */
  const named = alt && (failed || !near) ? { role: 'img', 'aria-label': alt } : {}
  return (
    <span
      ref={frame}
      data-picture=""
      data-fit={fit}
      data-eager={eager || undefined}
      {...named}
      data-state={failed ? 'failed' : 'waiting'}
      style={{ aspectRatio: ratio, blockSize: ratio ? undefined : '100%', backgroundColor: colour }}
    >
      {failed && <span data-fallback="">{fallback}</span>}
      {near && !failed && (
        <img
          key={source}
          ref={found}
          src={source}
          alt={alt}
          decoding="async"
          draggable={false}
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={showLoaded}
          onError={next}
        />
      )}
    </span>
  )
}

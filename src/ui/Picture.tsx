import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { whenNear } from './pictureRules.ts'

export interface PictureProps {
  /** Addresses of the same picture, tried in this order. */
  readonly sources: readonly string[]
  /** What it shows; empty for decoration. */
  readonly alt: string
  /** Width by height, such as 3 / 4. The frame has it from the start: nothing jumps. Without it the frame fills its parent. */
  readonly ratio?: number
  /** Its dominant colour, seen until it is there. */
  readonly colour?: string
  /** Instead of a picture that cannot be had. */
  readonly fallback?: ReactNode
  /** In the first window: loads at once, before others, and is seen as soon as it is there. */
  readonly eager?: boolean
  readonly fit?: 'cover' | 'contain'
}

/**
 * A picture that loads when it comes near, fades in over its colour, and always has something to show. (Its rules live in
 * themes/global.css.)
 */
export function Picture(props: PictureProps) {
  return <Loader key={props.sources.join(' ')} {...props} />
}

/**
 * That a picture is there is written into the document alone: React has nothing to draw anew for it, in a list of thousands
 * with every picture. A source that fails is another image, and begins as waiting.
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
  /** As long as there is no image in it to be named. */
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

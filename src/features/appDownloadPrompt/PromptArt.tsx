import { type SyntheticEvent, useState } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { AppIcon } from '../installPrompt/public.ts'
import { Art } from './modalStyles.ts'

/** The aspect ratio of most merchants' pictures, until the picture's own is known. */
const BANNER_RATIO = 2

interface Props {
  readonly sources: readonly string[]
  /** The app's own picture, if the merchant has configured none. */
  readonly icon: string | undefined
}

/** The merchant's picture. Decorative: the text below says the same. */
export function PromptArt({ sources, icon }: Props) {
  const [ratio, setRatio] = useState(BANNER_RATIO)
  const measure = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return
    setRatio(target.naturalWidth / target.naturalHeight)
  }
  const style: Record<string, string> = { '--ratio': String(ratio) }
  return (
    <Art aria-hidden style={style} onLoadCapture={measure}>
      {sources.length === 0 ? (
        <span data-mark="">
          <AppIcon source={icon} />
        </span>
      ) : (
        <>
          <span data-light="">
            <Picture eager sources={sources} alt="" />
          </span>
          <i />
          <span data-picture="">
            <Picture eager colour="transparent" sources={sources} alt="" />
          </span>
        </>
      )}
    </Art>
  )
}

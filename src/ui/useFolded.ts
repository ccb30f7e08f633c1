import { useEffect, useState } from 'react'

/** After scrolling this far the card folds, px. */
const READING_PX = 64

/**
 * Whether a card is folded: it begins as a pill, or the page was scrolled. It stays folded until the user opens it.
 *
 * @returns whether it is folded, and the function that opens it
 */
export function useFolded(folds: boolean, isPill: boolean): readonly [boolean, () => void] {
  const [isFolded, setFolded] = useState(() => folds && (isPill || window.scrollY > READING_PX))
  useEffect(() => {
    if (folds && isPill) setFolded(true)
  }, [folds, isPill])
  useEffect(() => {
    if (isFolded || !folds) return
    const start = window.scrollY
    const look = () => {
      if (Math.abs(window.scrollY - start) > READING_PX) setFolded(true)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isFolded, folds])
  return [isFolded, () => setFolded(false)]
}

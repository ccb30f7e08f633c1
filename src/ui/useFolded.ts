import { useEffect, useState } from 'react'

/** After scrolling this far the card folds, px. */
const READING_PX = 64

/** Whether a card is folded because the page was scrolled. It stays folded. */
export function useFolded(folds: boolean): boolean {
  const [isFolded, setFolded] = useState(() => folds && window.scrollY > READING_PX)
  useEffect(() => {
    if (isFolded || !folds) return
    const start = window.scrollY
    const look = () => {
      if (Math.abs(window.scrollY - start) > READING_PX) setFolded(true)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isFolded, folds])
  return isFolded
}

import { useEffect, useState } from 'react'

/** Whoever has scrolled so far reads the page, px. */
const READING_PX = 64

/** Whether a card has made itself small because the page under it is read. It stays small. */
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

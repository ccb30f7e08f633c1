import { useEffect, useState } from 'react'
import { followModals, isModalOpen } from './stack.ts'

/**
 * For a modal that comes by itself: whether it may open. It waits until whatever somebody has opened is closed, and then stays,
 * since it is itself what is open.
 */
export function useTurn(): boolean {
  const [has, setHas] = useState(() => !isModalOpen())
  useEffect(() => {
    if (has) return
    const look = () => {
      if (!isModalOpen()) setHas(true)
    }
    look()
    return followModals(look)
  }, [has])
  return has
}

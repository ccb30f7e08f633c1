import { useEffect, useState } from 'react'
import { followModals, isModalOpen } from './stack.ts'

/**
 * Whether a modal that opens by itself may open. It waits until modals that the user has opened are closed. Once open it stays.
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

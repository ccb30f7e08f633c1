import { Bulk } from './parts/Bulk.tsx'
import { Catalogue } from './parts/Catalogue.tsx'
import { Inspector } from './parts/Inspector.tsx'
import { Phones } from './parts/Phones.tsx'
import { useStore } from './store.ts'

/** What lies beside the list of merchants. It loads after the list is shown. */
export function Rest() {
  const view = useStore((state) => state.view)
  return (
    <>
      {view === 'phones' && <Phones />}
      {view === 'catalogue' && <Catalogue />}
      {view === 'bulk' && <Bulk />}
      {view === 'phones' && <Inspector />}
    </>
  )
}

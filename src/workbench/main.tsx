import { createRoot } from 'react-dom/client'
import { Workbench } from './Workbench.tsx'

createRoot(document.getElementById('root') ?? document.body).render(<Workbench />)

import { createRoot } from 'react-dom/client'
import './styles/base.css'
import './styles/bench.css'
import './styles/panels.css'
import './styles/forms.css'
import { Workbench } from './Workbench.tsx'

createRoot(document.getElementById('root') ?? document.body).render(<Workbench />)

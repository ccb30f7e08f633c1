import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a page of the workbench's server can be: one element, drawn by React. */
createRoot(document.getElementById('root') ?? document.body).render(
  createElement('p', { className: 'floor' }, 'Floor'),
)

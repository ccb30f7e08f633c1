import { lazy, Suspense } from 'react'
import { labels } from '../texts.ts'
import type { FormProps } from './FormOfSchema.tsx'

const Form = lazy(() => import('./FormOfSchema.tsx'))

/** The form of a schema. The list of merchants does not wait for its library, which is two fifths of the workbench's code. */
export const SchemaForm = (props: FormProps) => (
  <Suspense fallback={<p>{labels.loading}</p>}>
    <Form {...props} />
  </Suspense>
)

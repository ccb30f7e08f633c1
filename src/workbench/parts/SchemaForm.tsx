import RjsfForm from '@rjsf/core/lib/components/Form.js'
import type { FieldTemplateProps, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { JsonRecord } from '../model/mergePatch.ts'
import { descriptionOf, templates, widgets } from './formParts.tsx'

/**
 * Nothing is judged here: a validator that compiles schemas at run time needs `eval`, which this page's policy forbids. What
 * is wrong is said by the back office, by the rules that the app runs (`useExamined`).
 */
const judgedElsewhere: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

interface Props {
  /** As `formSchema` makes them. */
  readonly schema: JsonRecord
  readonly value: JsonRecord
  readonly onChange: (value: JsonRecord) => void
  /** Begins the ids of its fields: no two forms of the page may share one. */
  readonly name: string
  /** What stands below a field of the first level, beside its description. */
  readonly more?: (name: string) => ReactNode
  readonly ui?: JsonRecord
}

/** The form of a schema (react-jsonschema-form), in the workbench's styles. */
export function SchemaForm({ schema, value, onChange, name, more, ui = {} }: Props) {
  const asSchema: RJSFSchema = schema
  const context = useMemo(() => ({ prefix: name, more }), [name, more])
  return (
    <FormContext value={context}>
      <RjsfForm
        tagName="div"
        className="form"
        idPrefix={name}
        schema={asSchema}
        uiSchema={{ 'ui:submitButtonOptions': { norender: true }, ...ui }}
        formData={value}
        validator={judgedElsewhere}
        templates={TEMPLATES}
        widgets={widgets}
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }: { formData?: JsonRecord }) => onChange(formData ?? {})}
      />
    </FormContext>
  )
}

/**
 * What every field may know of its form. The templates stay the same ones, so that no field loses the focus; the library's
 * own context would not do: it takes two functions for one.
 */
const FormContext = createContext<{ readonly prefix: string; readonly more?: Props['more'] | undefined }>({
  prefix: '',
})

function Field({ id, label, rawDescription, schema, children, hidden }: FieldTemplateProps) {
  const { prefix, more } = useContext(FormContext)
  if (hidden) return <div hidden>{children}</div>
  if (id === prefix) return <>{children}</>
  const own = id.slice(prefix.length + 1)
  const isGroup = schema.type === 'object' || schema.type === 'array'
  return (
    <div className={`entry${isGroup ? ' group' : ''}`} data-entry={own}>
      {isGroup ? (
        <p className="entry-name">{label}</p>
      ) : (
        <label htmlFor={id} className="entry-name">
          {label}
        </label>
      )}
      <div className="entry-control">{children}</div>
      {rawDescription && (
        <p className="entry-text" id={descriptionOf(id)}>
          {rawDescription}
        </p>
      )}
      {more?.(own)}
    </div>
  )
}

const TEMPLATES = { ...templates, FieldTemplate: Field }

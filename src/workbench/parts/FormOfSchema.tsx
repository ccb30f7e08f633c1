import RjsfForm from '@rjsf/core/lib/components/Form.js'
import type { FieldTemplateProps, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { JsonRecord } from '../model/mergePatch.ts'
import { descriptionOf, templates, widgets } from './formParts.tsx'

/**
 * Validates nothing: a validator that compiles schemas at run time needs `eval`, which this page's policy forbids. The back
 * office validates by the rules that the app runs (`useExamined`).
 */
const judgedElsewhere: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

export interface FormProps {
  /** Schemas prepared by `formSchema`. */
  readonly schema: JsonRecord
  readonly value: JsonRecord
  readonly onChange: (value: JsonRecord) => void
  /** Prefix of its fields' ids, unique within the page. */
  readonly name: string
  /** Additional content below a field of the first level. */
  readonly more?: (name: string) => ReactNode
  readonly ui?: JsonRecord
}

/** The form of a schema (react-jsonschema-form), in the workbench's styles. */
export default function FormOfSchema({ schema, value, onChange, name, more, ui = {} }: FormProps) {
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
 * The context of a form's fields. The templates keep their identity, so that no field loses the focus. The library's own context
 * is not usable: it treats two functions as equal.
 */
const FormContext = createContext<{ readonly prefix: string; readonly more?: FormProps['more'] | undefined }>(
  {
    prefix: '',
  },
)

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

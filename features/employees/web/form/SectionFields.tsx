import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { FormSection } from '../../domain/fields/employee-field.ts'
import { FIELDS, type FieldName, isIdle, type NamedField } from '../../domain/fields/fields.ts'
import { useFieldText } from '../field-text.ts'
import { FieldInput } from './FieldInput.tsx'
import classes from './form.module.css'
import type { SectionProps } from './form-props.ts'
import { useShownPart } from './shown-part.ts'
import { useGuardRights } from './use-guard-rights.ts'

interface Props extends SectionProps {
  section: FormSection
  /** The inputs of fields that have their own component, by name. */
  own?: Partial<Record<FieldName, ReactNode>>
  /** The switches are above the other fields. */
  flagsFirst?: boolean
  /** Rendered after the last input. */
  children?: ReactNode
}

/** All fields of a section of the form, in the order of the table; the switches separately. */
export function SectionFields({ section, own = {}, flagsFirst, children, form, employee }: Props) {
  const rights = useGuardRights()
  const isVisible = ({ guard }: NamedField) => !guard || rights[guard] !== 'none'
  const part = useShownPart()
  const isOfPart = ({ first }: NamedField) => part === 'all' || (part === 'first') === (first === true)
  const fields = FIELDS.filter(
    (field) =>
      field.section === section && isVisible(field) && isOfPart(field) && !isIdle(field, form.fields.values),
  )
  const boxes = fields.filter(({ kind, name }) => (kind === 'own' ? own[name] : kind !== 'flag'))
  const flags = fields.filter(({ kind }) => kind === 'flag')
  const switches = flags.length > 0 && (
    <div className={classes.switches}>
      {flags.map((field) => (
        <FlagInput key={field.name} field={field} form={form} />
      ))}
    </div>
  )
  return (
    <>
      {flagsFirst && switches}
      {boxes.length > 0 && (
        <FieldGrid>
          {boxes.map(
            (field, at) =>
              own[field.name] ?? (
                <FieldInput
                  key={field.name}
                  field={field}
                  form={form}
                  employee={employee}
                  autoFocus={section === 'person' && at === 0 && !employee}
                />
              ),
          )}
          {children}
        </FieldGrid>
      )}
      {!flagsFirst && switches}
    </>
  )
}

function FlagInput({ field, form }: { field: NamedField; form: SectionProps['form'] }) {
  const text = useFieldText()
  return (
    <Switch
      label={text.label(field.name)}
      description={text.hint(field.name)}
      {...form.fields.getInputProps(field.name, { type: 'checkbox' })}
    />
  )
}

import { Button, Paper, Title } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import type { FieldReading } from '#kit/web/form/difference.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import type { FormSection } from '../../domain/fields/employee-field.ts'
import { FIELDS, isIdle, type NamedField } from '../../domain/fields/fields.ts'
import type { EmployeeValues } from '../form/employee-values.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { useReadings } from '../form/use-readings.ts'
import classes from './profile.module.css'

interface Props {
  title: string
  /** Opens the fields; without it there is no button. */
  onEdit: (() => void) | undefined
  children: ReactNode
}

/** A group of facts with its heading and the button to change them. */
export function ReadSection({ title, onEdit, children }: Props) {
  const { action } = useKitText()
  return (
    <Paper component="section" withBorder p="lg" aria-label={title}>
      <div className={classes.sectionHead}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {onEdit && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconEdit size={16} />}
            aria-label={`${action.edit}: ${title}`}
            onClick={onEdit}
          >
            {action.edit}
          </Button>
        )}
      </div>
      {children}
    </Paper>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

interface Words {
  readings: Record<string, FieldReading>
  yes: string
  no: string
}

/** Values that the form does not have in words, by field. */
type Shown = Readonly<Record<string, ReactNode>>

function factOf(
  field: NamedField,
  values: EmployeeValues,
  { readings, yes, no }: Words,
  shown: Shown,
): Fact[] {
  const value = (values as unknown as Record<string, unknown>)[field.name]
  if (isEmpty(value)) return []
  const reading = readings[field.name]
  const label = reading?.label ?? field.name
  if (field.name in shown) return [[label, shown[field.name]]]
  if (field.kind === 'flag') return [[label, value ? yes : no]]
  if (field.kind === 'day') return [[label, formatDate(String(value))]]
  const text = reading?.show ? reading.show(value as never, { ...values }) : String(value)
  // A dash until the list with its name is loaded: a line that appears later would push the others down.
  return [[label, text]]
}

/** The filled fields of sections of the form, as they are shown elsewhere; those that the user cannot see are left out. */
export function SectionFacts({
  values,
  sections,
  shown = {},
}: {
  values: EmployeeValues
  sections: readonly FormSection[]
  shown?: Shown
}) {
  const { action, state } = useKitText()
  const rights = useGuardRights()
  const readings = useReadings(true)
  const words = { readings, yes: action.yes, no: action.no }
  const facts = FIELDS.filter(
    (field) =>
      field.section !== undefined &&
      sections.includes(field.section) &&
      !SHOWN_ELSEWHERE.has(field.name) &&
      (!field.guard || rights[field.guard] !== 'none') &&
      !isIdle(field, values),
  ).flatMap((field) => factOf(field, values, words, shown))
  return facts.length === 0 ? (
    <p className={classes.none}>{state.empty}</p>
  ) : (
    <Facts facts={facts} columnWidth={140} />
  )
}

/** The amount stands with its currency in the time line. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['base_salary', 'salary_currency'])

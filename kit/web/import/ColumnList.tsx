import { Group, Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './column-list.module.css'

/** A column of a file and the field that it is read as. */
interface ShownColumn {
  letters: string
  heading: string
  samples: readonly string[]
  /** Null: left out. */
  field: string | null
  /** Beside the heading. */
  badge?: ReactNode
  isDisabled?: boolean
  placeholder?: string
  /** False hides the letters of a column that is none of the sheet. */
  hasLetters?: boolean
}

interface Props {
  columns: readonly ShownColumn[]
  fields: readonly { name: string; label: string; required: boolean }[]
  /** The accessible name of the choice of a column. */
  labelOf: (heading: string) => string
  leftOut: string
  onChoose: (letters: string, field: string | null) => void
}

/** Each column of a file with its first values, and the choice of the field that it is read as. */
export function ColumnList({ columns, fields, labelOf, leftOut, onChoose }: Props) {
  const data = fields.map(({ name, label, required }) => ({
    value: name,
    label: required ? `${label} *` : label,
  }))
  return (
    <ul className={classes.columns}>
      {columns.map(({ letters, heading, samples, field, ...more }) => (
        <li key={letters} className={classes.column} data-left-out={!field || undefined}>
          <div className={classes.heading}>
            <Group gap={8} wrap="nowrap">
              {more.hasLetters !== false && (
                <Text component="span" c="dimmed" size="sm" className="figures">
                  {letters}
                </Text>
              )}
              <Text component="span" fw={600}>
                {heading}
              </Text>
              {more.badge}
            </Group>
            <Text c="dimmed" size="sm" truncate>
              {samples.join(' · ')}
            </Text>
          </div>
          <Select
            aria-label={labelOf(heading || letters)}
            data={data}
            value={field}
            placeholder={more.placeholder ?? leftOut}
            onChange={(chosen) => onChoose(letters, chosen)}
            disabled={more.isDisabled ?? false}
            searchable
            clearable
          />
        </li>
      ))}
    </ul>
  )
}

/** The fields of columns after a choice: a field that is chosen for another column moves there. */
export function moveField(
  fields: Readonly<Record<string, string | null>>,
  letters: string,
  field: string | null,
): Record<string, string | null> {
  const rest = Object.entries(fields).map(([other, chosen]) => [
    other,
    field !== null && chosen === field ? null : chosen,
  ])
  return { ...Object.fromEntries(rest), [letters]: field }
}

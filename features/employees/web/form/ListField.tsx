import { ActionIcon, Button, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEmployeeText } from '../text.ts'
import classes from './form.module.css'

interface Props {
  title?: string
  count: number
  /** The fields of one line. */
  line: (index: number) => ReactNode
  addLabel: string
  onAdd: () => void
  onRemove: (index: number) => void
  max: number
  three?: boolean
  /** Four fields, the last two of which are months. */
  dated?: boolean
  /** The lines are displayed and cannot be changed. */
  disabled?: boolean
}

/** A list inside the form: its lines, a button on each to remove it, and a button to add one. */
export function ListField({
  title,
  count,
  line,
  addLabel,
  onAdd,
  onRemove,
  max,
  three,
  dated,
  disabled,
}: Props) {
  const text = useEmployeeText()
  return (
    <fieldset className={classes.list} style={{ border: 0, padding: 0, margin: 0 }}>
      {title && (
        <Text component="legend" className={classes.listTitle} mb={4}>
          {title}
        </Text>
      )}
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div
          key={index}
          className={classes.line}
          data-three={three || undefined}
          data-dated={dated || undefined}
        >
          {line(index)}
          {!disabled && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={text.remove}
              onClick={() => onRemove(index)}
            >
              <IconX size={17} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!disabled && count < max && (
        <div>
          <Button variant="light" size="sm" leftSection={<IconPlus size={16} />} onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

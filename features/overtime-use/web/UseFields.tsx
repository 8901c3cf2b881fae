import { SimpleGrid, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { DateField } from '#kit/web/form/DateField.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useUseText } from './text.ts'

/** The values of overtime use in a form. */
export interface UseFormValues {
  use_date: string | null
  from_time: string | null
  to_time: string | null
  remark: string
}

interface Props {
  fields: SharedFields<UseFormValues>
  /** Below the date. */
  description?: ReactNode
  /** Below the times. */
  children?: ReactNode
}

/** Day, times and remark of overtime that is used as time off. */
export function UseFields({ fields, description, children }: Props) {
  const text = useUseText()
  const input = fields.getInputProps
  return (
    <>
      <DateField
        label={text.day}
        withAsterisk
        {...(description && {
          description,
          inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
        })}
        {...input('use_date')}
      />
      <SimpleGrid cols={2} spacing="md">
        <TimeField label={text.fromTime} withAsterisk {...input('from_time')} />
        <TimeField label={text.toTime} withAsterisk {...input('to_time')} />
      </SimpleGrid>
      {children}
      <Textarea label={text.remark} autosize minRows={2} maxLength={1000} {...input('remark')} />
    </>
  )
}

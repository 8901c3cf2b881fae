import { Select, Textarea } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { useRoute } from '#kit/web/query.ts'
import { listLeaveTypes } from '../contract.ts'
import type { LeaveValues } from './leave-values.ts'
import { followKind, HoursFields, PartChoice, partsOf } from './PartFields.tsx'
import { useLeaveText } from './text.ts'
import { BalanceLine } from './vacation/BalanceLine.tsx'

interface Props {
  /** A form with the values of a leave. */
  fields: SharedFields<LeaveValues>
  employeeId: number | null
  /** The leave that is edited. */
  editedId?: number
}

/** Kind, days and reason of a leave; for entering and editing it. */
export function LeaveFields({ fields, employeeId, editedId }: Props) {
  const text = useLeaveText()
  const kinds = useRoute(listLeaveTypes)
  const input = fields.getInputProps
  const { leave_type_id, part, start_date } = fields.values
  const kindOf = (id: number | null) => kinds.data?.data.find((kind) => kind.id === id)
  const isHalf = part !== 'full'
  return (
    <>
      <Select
        label={text.kind}
        withAsterisk
        allowDeselect={false}
        data={(kinds.data?.data ?? []).map(({ id, name, is_paid }) => ({
          value: String(id),
          label: is_paid ? name : `${name} · ${text.unpaid}`,
        }))}
        {...input('leave_type_id')}
        value={leave_type_id ? String(leave_type_id) : null}
        onChange={(id) => {
          fields.setFieldValue('leave_type_id', id ? Number(id) : null)
          followKind(fields, kindOf(id ? Number(id) : null))
        }}
      />
      <BalanceLine
        employee_id={employeeId}
        leave_type_id={leave_type_id}
        on={start_date}
        edited_id={editedId}
      />
      <PartChoice fields={fields} parts={partsOf(kindOf(leave_type_id))} />
      <FieldGrid>
        <DateField
          label={isHalf ? text.day : text.start}
          withAsterisk
          {...input('start_date')}
          onChange={(day) => {
            fields.setFieldValue('start_date', day)
            const { end_date } = fields.getValues()
            if (isHalf || !end_date || (day && end_date < day)) fields.setFieldValue('end_date', day)
          }}
        />
        {!isHalf && (
          <DateField
            label={text.end}
            withAsterisk
            {...(start_date && { min: start_date })}
            {...input('end_date')}
          />
        )}
      </FieldGrid>
      <HoursFields fields={fields} />
      <Textarea label={text.detail} autosize minRows={2} maxLength={1000} {...input('detail')} />
    </>
  )
}

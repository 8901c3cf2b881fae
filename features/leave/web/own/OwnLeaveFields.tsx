import { SimpleGrid, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { ColleagueSelect } from '#features/requests/web/parts.ts'
import type { StoredFile } from '#kit/contract/stored-files.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FilesField } from '#kit/web/form/FilesField.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { MAX_LEAVE_FILES, type OwnLeaveBalance, uploadLeaveFile } from '../../contract.ts'
import type { LeaveValues } from '../leave-values.ts'
import { followKind, HoursFields, PartChoice, partsOf } from '../PartFields.tsx'
import { KindChoice } from './KindChoice.tsx'
import type { OwnLeaveValues } from './own-leave-values.ts'
import { useOwnLeaveText } from './text.ts'

interface Props {
  /** What the leave takes, below the days. */
  preview: ReactNode
  fields: SharedFields<OwnLeaveValues>
  balances: readonly OwnLeaveBalance[]
  /** The day for which the balances are. */
  on: string
  /** Asks who decides in the employee's place. */
  withDeputy: boolean
  /** The leave needs a certificate. */
  needsFile: boolean
  /** The files that it has already. */
  stored: readonly StoredFile[]
}

/** Kind, days and reason of an own leave. */
export function OwnLeaveFields({ fields, balances, on, withDeputy, needsFile, stored, preview }: Props) {
  const text = useOwnLeaveText()
  const input = fields.getInputProps
  const { leave_type_id, part, start_date } = fields.values
  const days = fields as unknown as SharedFields<LeaveValues>
  const kindOf = (id: number | null) => balances.find((kind) => kind.leave_type_id === id)
  const isHalf = part !== 'full'
  return (
    <>
      <KindChoice
        balances={balances}
        on={on}
        value={leave_type_id}
        onChange={(id) => {
          fields.setFieldValue('leave_type_id', id)
          followKind(days, kindOf(id))
        }}
        error={input('leave_type_id').error}
      />
      <PartChoice fields={days} parts={partsOf(kindOf(leave_type_id))} />
      <SimpleGrid cols={isHalf ? 1 : 2} spacing="sm">
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
      </SimpleGrid>
      <HoursFields fields={days} />
      {preview}
      <Textarea label={text.detail} autosize minRows={2} maxLength={1000} {...input('detail')} />
      <FilesField
        label={text.files}
        hint={needsFile ? `${text.fileLater} ${text.filesHint}` : text.filesHint}
        route={uploadLeaveFile}
        stored={stored}
        value={fields.values.file_ids}
        onChange={(change) => fields.setFieldValue('file_ids', [...change(fields.getValues().file_ids)])}
        most={MAX_LEAVE_FILES}
        error={input('file_ids').error}
        path="file_ids"
      />
      {withDeputy && (
        <ColleagueSelect label={text.deputy} description={text.deputyHint} {...input('deputy_id')} />
      )}
    </>
  )
}

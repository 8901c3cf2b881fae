import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ManyEntry } from '#features/schedules/web/index.ts'
import { isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { href } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import {
  cancelOvertimeEntry,
  copyOvertime,
  enterOvertimes,
  listOvertimeEntries,
  type OvertimeRowInput,
  type OvertimeWarning,
  proposeHolidayOvertime,
  readOvertimeSheet,
} from '../contract.ts'
import { useOvertimeSentence } from './OvertimeWarnings.tsx'
import { useOvertimeText } from './text.ts'

const isTime = (time: string | null) => ClockTime.safeParse(time).success

/** Enters overtime of many employees and days. */
export default function ManyOvertimesScreen() {
  const text = useOvertimeText()
  const sentence = useOvertimeSentence()
  const enter = useMutate(enterOvertimes)
  const copy = useMutate(copyOvertime, { refresh: 'none' })
  const cancel = useMutate(cancelOvertimeEntry)
  const holidays = useMutate(proposeHolidayOvertime, { refresh: 'none' })
  const [address] = useSearchParams()
  const [from, to] = [address.get('holidays_from'), address.get('holidays_to')]
  const entries = useRoute(listOvertimeEntries).data?.data ?? []
  const [from_time, setFrom] = useState<string | null>(null)
  const [to_time, setTo] = useState<string | null>(null)
  const [remark, setRemark] = useState('')
  const [isAsked, setAsked] = useState(false)
  const error = (time: string | null) => isAsked && !isTime(time) && text.chooseTime
  return (
    <ManyEntry
      kind={{
        title: text.addMany,
        intro: text.addManyIntro,
        cancelTitle: text.cancelOvertime,
        list: { label: text.title, to: href('employee_ot.index') },
        fields: (
          <FieldGrid columns={3}>
            <TimeField
              label={text.fromTime}
              withAsterisk
              value={from_time}
              onChange={setFrom}
              error={error(from_time)}
            />
            <TimeField
              label={text.toTime}
              withAsterisk
              value={to_time}
              onChange={setTo}
              error={error(to_time)}
            />
            <TextInput
              label={text.remark}
              maxLength={1000}
              value={remark}
              onChange={(event) => setRemark(event.currentTarget.value)}
            />
          </FieldGrid>
        ),
        rowsOf(people, days) {
          setAsked(true)
          if (!isTime(from_time) || !isTime(to_time)) return null
          const span = { from_time: from_time as string, to_time: to_time as string, remark }
          return days.flatMap((work_date) =>
            people.map((employee_id) => ({ employee_id, work_date, ...span })),
          )
        },
        dayOf: ({ work_date }: OvertimeRowInput) => work_date,
        whatOf: (row: OvertimeRowInput) =>
          [`${row.from_time}–${row.to_time}`, row.remark].filter(Boolean).join(' · '),
        sentence: (warning: OvertimeWarning) => sentence(warning),
        fileRoute: readOvertimeSheet,
        async enter(rows: readonly OvertimeRowInput[], store, source) {
          return (await enter.mutateAsync({ body: { rows: [...rows], store, source } })).data
        },
        async copy(from, to, people) {
          const employee_ids = people ? [...people] : null
          return (await copy.mutateAsync({ body: { from, to, employee_ids } })).data
        },
        holidays: {
          first: isDay(from) && isDay(to) ? { from, to } : null,
          async read(first, last) {
            const body = { from: first, to: last, employee_ids: null }
            return (await holidays.mutateAsync({ body })).data
          },
        },
        entries,
        cancel: (overtime_entry_id, body) => cancel.mutateAsync({ params: { overtime_entry_id }, body }),
      }}
    />
  )
}

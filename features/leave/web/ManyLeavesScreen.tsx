import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ManyEntry } from '#features/schedules/web/index.ts'
import { addDays, formatDate } from '#kit/contract/days.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { href } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import {
  cancelLeaveEntry,
  copyLeave,
  enterLeaves,
  LeavePart,
  type LeaveRowInput,
  type LeaveWarning,
  listLeaveEntries,
  listLeaveTypes,
  readLeaveSheet,
} from '../contract.ts'
import { useLeaveSentence } from './LeaveWarnings.tsx'
import { useLeaveText } from './text.ts'

/** Consecutive days as one leave; half days one by one. */
function rangesOf(days: readonly string[], part: LeavePart): { start_date: string; end_date: string }[] {
  const ranges: { start_date: string; end_date: string }[] = []
  for (const day of [...days].sort()) {
    const last = ranges.at(-1)
    if (last && part === 'full' && addDays(last.end_date, 1) === day) last.end_date = day
    else ranges.push({ start_date: day, end_date: day })
  }
  return ranges
}

/** Enters leave of many employees and days. */
export default function ManyLeavesScreen() {
  const text = useLeaveText()
  const sentence = useLeaveSentence()
  const types = useRoute(listLeaveTypes).data?.data ?? []
  const enter = useMutate(enterLeaves)
  const copy = useMutate(copyLeave, { refresh: 'none' })
  const cancel = useMutate(cancelLeaveEntry)
  const entries = useRoute(listLeaveEntries).data?.data ?? []
  const [type, setType] = useState<string | null>(null)
  const [part, setPart] = useState<LeavePart>('full')
  const [detail, setDetail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const nameOf = (id: number) => types.find((one) => one.id === id)?.name ?? ''
  return (
    <ManyEntry
      kind={{
        title: text.addMany,
        intro: text.addManyIntro,
        cancelTitle: text.cancelLeave,
        list: { label: text.title, to: href('e-leave.index') },
        fields: (
          <>
            <SegmentedControl
              aria-label={text.part}
              data={LeavePart.options
                .filter((value) => value !== 'hours')
                .map((value) => ({ value, label: text.parts[value] }))}
              value={part}
              onChange={(next) => setPart(next as LeavePart)}
              style={{ alignSelf: 'start' }}
            />
            <FieldGrid>
              <Select
                label={text.kind}
                withAsterisk
                allowDeselect={false}
                data={types.map(({ id, name, is_paid }) => ({
                  value: String(id),
                  label: is_paid ? name : `${name} · ${text.unpaid}`,
                }))}
                value={type}
                onChange={setType}
                error={isAsked && type === null && text.chooseKind}
              />
              <TextInput
                label={text.detail}
                maxLength={1000}
                value={detail}
                onChange={(event) => setDetail(event.currentTarget.value)}
              />
            </FieldGrid>
          </>
        ),
        rowsOf(people, days) {
          setAsked(true)
          if (type === null) return null
          const same = { leave_type_id: Number(type), part, detail, from_time: null, to_time: null }
          return rangesOf(days, part).flatMap((range) =>
            people.map((employee_id) => ({ employee_id, ...range, ...same })),
          )
        },
        dayOf: ({ start_date }: LeaveRowInput) => start_date,
        whatOf: ({ leave_type_id, start_date, end_date, part: half, detail: why, ...hours }: LeaveRowInput) =>
          [
            nameOf(leave_type_id),
            start_date === end_date ? '' : `– ${formatDate(end_date)}`,
            half === 'full' ? '' : text.parts[half],
            hours.from_time && `${hours.from_time}–${hours.to_time}`,
            why,
          ]
            .filter(Boolean)
            .join(' · '),
        sentence: (warning: LeaveWarning) => sentence(warning),
        fileRoute: readLeaveSheet,
        async enter(rows: readonly LeaveRowInput[], store, source) {
          return (await enter.mutateAsync({ body: { rows: [...rows], store, source } })).data
        },
        async copy(from, to, people) {
          const employee_ids = people ? [...people] : null
          return (await copy.mutateAsync({ body: { from, to, employee_ids } })).data
        },
        entries,
        cancel: (leave_entry_id, body) => cancel.mutateAsync({ params: { leave_entry_id }, body }),
      }}
    />
  )
}

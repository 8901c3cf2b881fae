import { Alert, Button, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { formatMinutes, formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  checkRosterDrafts,
  publishRoster,
  type RosterDrafts,
  type RosterWarning,
} from '../../contract/roster-plan.ts'
import { useScheduleText } from '../text.ts'
import { useRosterText } from './text.ts'

interface Props {
  range: { from: string; to: string }
  /** Null: everybody. */
  employeeIds: number[] | null
  shown: number
  onClose: () => void
}

/** What publishing changes, with warnings, and the button that does it. */
export function PublishDialog({ range, employeeIds, shown, onClose }: Props) {
  const text = useRosterText()
  const words = useKitText()
  const [part, setPart] = useState(range)
  const [plan, setPlan] = useState<RosterDrafts>()
  const [holidays, setHolidays] = useState(0)
  const may = useMay()
  const check = useMutate(checkRosterDrafts, { refresh: 'none', onError: toastError })
  const publish = useMutate(publishRoster)
  const body = { ...part, employee_ids: employeeIds }
  const { mutate } = check
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only when the days change
  useEffect(() => mutate({ body }, { onSuccess: ({ data }) => setPlan(data) }), [part, mutate])

  async function send() {
    if (!plan) return
    try {
      const { data } = await publish.mutateAsync({ body: { ...body, seen: plan.version, confirmed: true } })
      void toastSuccess(text.publishedDone(formatNumber(data.cells, 0)))
      const onHolidays = data.counts.find(({ code }) => code === 'holiday')?.count ?? 0
      if (onHolidays > 0 && may('approve-overtime')) return setHolidays(onHolidays)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale_version')) return toastError(error)
      toastError(text.changedMeanwhile)
      mutate({ body }, { onSuccess: ({ data }) => setPlan(data) })
    }
  }
  const setDay = (name: 'from' | 'to') => (day: string | null) => {
    if (!day) return
    setPlan(undefined)
    setPart((before) => ({ ...before, [name]: day }))
  }
  if (holidays > 0) return <HolidayOvertime count={holidays} part={part} onClose={onClose} />
  return (
    <EditModal opened onClose={onClose} title={text.publish}>
      <Stack gap="md">
        <FieldGrid>
          <DateField label={text.from} value={part.from} onChange={setDay('from')} max={part.to} />
          <DateField label={text.to} value={part.to} onChange={setDay('to')} min={part.from} />
        </FieldGrid>
        {employeeIds && <Text size="sm">{text.onlyShown(formatNumber(shown, 0))}</Text>}
        {plan ? <Plan plan={plan} /> : <Skeleton height={120} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button
            disabled={!plan || plan.cells === 0}
            loading={publish.isPending}
            onClick={() => void send()}
          >
            {plan && plan.cells > 0 ? text.publishCount(formatNumber(plan.cells, 0)) : text.publish}
          </Button>
        </Group>
      </Stack>
    </EditModal>
  )
}

/** After publishing: shifts on public holidays can be entered as overtime, which is checked and confirmed on its own screen. */
function HolidayOvertime({
  count,
  part,
  onClose,
}: {
  count: number
  part: Props['range']
  onClose: () => void
}) {
  const text = useRosterText()
  const words = useKitText()
  const address = { holidays_from: part.from, holidays_to: part.to }
  return (
    <EditModal opened onClose={onClose} title={text.publish}>
      <Stack gap="md">
        <Text>{text.onHolidays(formatNumber(count, 0))}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.action.close}
          </Button>
          <Button component={Link} to={href('employee_ot.many', {}, address)}>
            {text.holidayOvertime}
          </Button>
        </Group>
      </Stack>
    </EditModal>
  )
}

function Plan({ plan }: { plan: RosterDrafts }) {
  const text = useRosterText()
  const schedule = useScheduleText()
  if (plan.cells === 0) return <Text>{text.noDrafts}</Text>
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>{text.drafts(formatNumber(plan.cells, 0), formatNumber(plan.people, 0))}</Text>
        <Text size="sm" c="dimmed">
          {text.publishText}
        </Text>
      </div>
      {plan.runs.length > 0 && (
        <Alert color="red" title={schedule.lockedTitle}>
          <Text size="sm">{schedule.lockedText}</Text>
          <List size="sm">
            {plan.runs.map((run) => (
              <List.Item key={run.id}>
                {schedule.lockedRun(
                  run.title,
                  formatDate(run.from_date),
                  formatDate(run.to_date),
                  formatNumber(run.days, 0),
                )}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {plan.counts.length > 0 ? (
        <Alert color="champa" title={text.warnings}>
          {plan.counts.map(({ code, count }) => (
            <Warnings
              key={code}
              title={`${text.warning[code]} (${formatNumber(count, 0)})`}
              warnings={plan.warnings.filter((one) => one.code === code)}
              count={count}
            />
          ))}
        </Alert>
      ) : (
        <Text size="sm">{text.noWarnings}</Text>
      )}
    </Stack>
  )
}

/** The most warnings of a kind that are listed. */
const LISTED = 8

function Warnings({ title, warnings, count }: { title: string; warnings: RosterWarning[]; count: number }) {
  const text = useRosterText()
  const amountOf = ({ code, amount }: RosterWarning) => {
    if (amount === null) return ''
    return code === 'no_weekly_rest'
      ? ` · ${text.daysInRow(formatNumber(amount, 0))}`
      : ` · ${text.hours(formatMinutes(amount))}`
  }
  const listed = warnings.slice(0, LISTED)
  return (
    <details>
      <summary>{title}</summary>
      <List size="sm" my={4}>
        {listed.map((one) => (
          <List.Item key={`${one.employee_id} ${one.date}`}>
            {`${one.emp_number} ${one.employee_name} · ${formatDate(one.date)}${amountOf(one)}`}
          </List.Item>
        ))}
        {count > listed.length && <List.Item>{text.more(formatNumber(count - listed.length, 0))}</List.Item>}
      </List>
    </details>
  )
}

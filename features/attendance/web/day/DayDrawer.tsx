import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { addDays, isDay } from '#kit/contract/days.ts'
import { formatLongDate } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { explainDay } from '../../contract/day-explanation.ts'
import { useAttendanceText } from '../text.ts'
import { ExplainedDay } from './ExplainedDay.tsx'

const NAME = 'details'

/** The key of a day in the address and of its row: '17_2026-04-03'. */
export const dayKey = (employeeId: number, date: string): string => `${employeeId}_${date}`

/** The day in the address, with its steps to the days around it. */
function useOpenedDay() {
  const [address, setAddress] = useSearchParams()
  const key = address.get(NAME) ?? ''
  const [id = '', date = ''] = key.split('_')
  const write = (value: string | null) => {
    const current = new URLSearchParams(window.location.search)
    if (value === null) current.delete(NAME)
    else current.set(NAME, value)
    setAddress(current, { replace: true, preventScrollReset: true })
  }
  if (!/^[1-9]\d{0,14}$/.test(id) || !isDay(date)) return null
  const employeeId = Number(id)
  const step = (days: number) => () => write(dayKey(employeeId, addDays(date, days)))
  return {
    ...{ key, employeeId, date, place: undefined, total: 0 },
    close: () => write(null),
    next: step(1),
    previous: step(-1),
  }
}

interface Props {
  /** Opens the month of the employee. */
  onMonth?: (employeeId: number) => void
}

/** The day in the address beside its list; ← → are the days of the same employee. */
export function DayDrawer({ onMonth }: Props) {
  const opened = useOpenedDay()
  return opened && <OpenDay opened={opened} onMonth={onMonth} />
}

function OpenDay({ opened, onMonth }: Props & { opened: NonNullable<ReturnType<typeof useOpenedDay>> }) {
  const { dayStory: text } = useAttendanceText()
  const language = useLanguage()
  const { employeeId, date } = opened
  const input = { params: { employee_id: employeeId }, query: { date } }
  const employee = useRoute(explainDay, input, { keepPrevious: true }).data?.data.employee
  return (
    <DetailsDrawer
      opened={opened}
      title={formatLongDate(date, language)}
      kind={employee ? `${employee.emp_number} · ${employee.name}` : ''}
      actions={
        onMonth && (
          <Button
            variant="default"
            onClick={() => {
              opened.close()
              onMonth(employeeId)
            }}
          >
            {text.month}
          </Button>
        )
      }
    >
      <ExplainedDay employeeId={employeeId} date={date} />
    </DetailsDrawer>
  )
}

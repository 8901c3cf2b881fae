import { Text } from '@mantine/core'
import type { RequestDetail } from '#features/requests/contract/detail.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatMinutes } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { type DayExplanation, explainDay, explainMyDay } from '../../contract/day-explanation.ts'
import { outcomeOfOvertime } from '../../domain/overtime-outcome.ts'
import { useAttendanceText } from '../text.ts'
import { useBecause } from './use-because.ts'

/** What came of approved overtime after its day: the approved and the counted hours, and why they differ. For the employee and HR. */
export default function OvertimeOutcome({ request }: { request: RequestDetail }) {
  const isOwn = useSession()?.user.employee_id === request.employee_id
  const date = request.facts.first_day ?? ''
  if (isOwn) return <OwnOutcome date={date} />
  return <OutcomeOf employeeId={request.employee_id} date={date} />
}

function OwnOutcome({ date }: { date: string }) {
  return <Outcome explanation={useRoute(explainMyDay, { query: { date } }).data?.data} />
}

function OutcomeOf({ employeeId, date }: { employeeId: number; date: string }) {
  const enabled = useMayCall()(explainDay)
  const answer = useRoute(explainDay, { params: { employee_id: employeeId }, query: { date } }, { enabled })
  return <Outcome explanation={answer.data?.data} />
}

function Outcome({ explanation }: { explanation: DayExplanation | undefined }) {
  const { overtimeOutcome: text } = useAttendanceText()
  const because = useBecause()
  const outcome = explanation && outcomeOfOvertime(explanation)
  if (!outcome) return null
  const { approved, counted } = outcome
  return (
    <Text c={outcome.because ? 'var(--mantine-color-error)' : 'dimmed'} className="figures">
      {text.sentence(formatMinutes(approved), formatMinutes(counted))}
      {outcome.because && `: ${because(outcome.because)}`}
    </Text>
  )
}

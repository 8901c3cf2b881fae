import { Skeleton, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useMayCall } from '#kit/web/access.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { FactRows } from '#kit/web/show/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { type DayPay as Answer, showDayPay } from '../../contract/day-pay.ts'
import { differenceLineName } from '../../domain/difference-words.ts'
import { usePayslipText } from '../payslip/text.ts'

interface Props {
  employeeId: number
  date: string
}

/** What a day changes of the pay of its month, in kip; nothing for users who do not see pay. */
export default function DayPay(props: Props) {
  return useMayCall()(showDayPay) ? <OfDay {...props} /> : null
}

function OfDay({ employeeId, date }: Props) {
  const text = usePayslipText().day
  const answer = useRoute(showDayPay, { params: { employee_id: employeeId }, query: { date } })
  if (answer.error) return null
  if (!answer.data) return <Skeleton height={96} radius="md" />
  const { effect, run } = answer.data.data
  if (!effect) return null
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {text.title}
      </Title>
      {effect.lines.length === 0 ? <Text c="dimmed">{text.none}</Text> : <Lines effect={effect} />}
      {run && (
        <Text size="sm" c="dimmed" mt="xs">
          {text.paidIn}{' '}
          <Link to={href('payslip.show', { payroll_id: run.id, employee_id: employeeId })}>{run.title}</Link>
        </Text>
      )}
    </section>
  )
}

function Lines({ effect }: { effect: NonNullable<Answer['effect']> }) {
  const text = usePayslipText()
  const language = useLanguage()
  const lines = effect.lines.map(
    (line) =>
      [
        line.code === 'gross' ? text.day.floor : differenceLineName(line, language),
        <Money key={line.code} kip={line.amount} unit />,
      ] as const,
  )
  const sums = [
    [text.sum.gross, <Money key="gross" kip={effect.gross} unit strong />],
    ...(effect.net === null
      ? []
      : [[text.sum.net, <Money key="net" kip={effect.net} unit strong />] as const]),
  ] as const
  return (
    <>
      <FactRows facts={[...lines, ...sums]} />
      <Text size="sm" c="dimmed">
        {text.day.basis}
      </Text>
    </>
  )
}

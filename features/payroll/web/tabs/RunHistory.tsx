import { Title } from '@mantine/core'
import { ActorCell } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { History } from '#kit/web/show/History.tsx'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Who created, calculated, approved and paid the run, in order of time. */
export function RunHistory({ run }: { run: RunDetail }) {
  const { details: text, pay } = useRunText()
  const payment = run.payment ? pay.paidOn(formatDate(run.payment.paid_on), run.payment.paid_by) : ''
  const events = [
    {
      at: run.created_at,
      what: text.created,
      who: <ActorCell name={run.created_by} face={run.created_face} />,
      why: '',
    },
    ...(run.calculated_at
      ? [
          {
            at: run.calculated_at,
            what: text.calculated,
            who: <ActorCell name={run.calculated_by ?? ''} face={run.calculated_face} />,
            why: '',
          },
        ]
      : []),
    ...run.decisions.map(({ at, verdict, actor, actor_face, reason }) => ({
      at,
      what: text.verdict[verdict],
      who: <ActorCell name={actor} face={actor_face} />,
      why: [verdict === 'paid' && run.payment ? payment : '', reason].filter(Boolean).join(' · '),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.history}
      </Title>
      <History steps={events} />
    </section>
  )
}

import { Title } from '@mantine/core'
import { ActorCell } from '#features/employees/web/parts.ts'
import { History } from '#kit/web/show/History.tsx'
import type { ShownRequest } from './shown-request.ts'
import { useRequestText } from './text.ts'

interface Props extends Pick<ShownRequest, 'history'> {
  /** The level of the heading. */
  order: 2 | 3
}

/** Who entered, changed and cancelled a request, when, and why or what. */
export function RequestHistory({ history, order }: Props) {
  const text = useRequestText()
  const steps = history.map(({ verdict, actor, actor_face, at, reason, changes }) => ({
    what: text.verdicts[verdict],
    who: <ActorCell name={actor} face={actor_face} />,
    at,
    why: changes || (reason === 'import' ? text.imported : reason),
  }))
  // A request that waits has none yet.
  if (steps.length === 0) return null
  return (
    <section>
      <Title order={order} size={order === 2 ? 'h3' : 'h4'} mb="xs">
        {text.history}
      </Title>
      <History steps={steps} />
    </section>
  )
}

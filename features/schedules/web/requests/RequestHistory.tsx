import { Title } from '@mantine/core'
import { History } from '#kit/web/show/History.tsx'
import { useRequestText } from './text.ts'

interface Props {
  history: readonly {
    verdict: 'approved' | 'rejected' | 'changed' | 'cancelled'
    actor: string
    at: string
    reason: string
    /** The old and new values of a change, in words. */
    changes: string
  }[]
}

/** Who entered, changed and cancelled a request, when, and why or what. */
export default function RequestHistory({ history }: Props) {
  const text = useRequestText()
  const steps = history.map(({ verdict, actor, at, reason, changes }) => ({
    what: text.verdicts[verdict],
    who: actor,
    at,
    why: changes || (reason === 'import' ? text.imported : reason),
  }))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.history}
      </Title>
      <History steps={steps} />
    </section>
  )
}

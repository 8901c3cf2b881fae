import { Alert, Stack, Title } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import type { RequestDetail } from '../../contract.ts'
import { requestKind } from '../kinds.ts'
import { useRequestWords } from '../text.ts'
import { Away } from './Away.tsx'
import { Changes } from './Changes.tsx'

/** What helps to decide: the kind's own part, locked payroll runs, and colleagues who are away. */
export function BeforeDeciding({ request }: { request: RequestDetail }) {
  const text = useRequestWords().details
  const { context, kind, facts } = request
  if (!context) return null
  const Own = requestKind(facts.cancels_kind ?? kind)?.Context
  const { changes, locked_runs } = context
  if (!Own && !facts.last_day && locked_runs.length + changes.length === 0) return null
  return (
    <Part title={text.before}>
      <Stack gap="sm">
        {Own && (
          <Suspense>
            <Own request={request} />
          </Suspense>
        )}
        <Changes changes={changes} />
        {locked_runs.map(({ run, date }) => (
          <Alert key={run} color="yellow">
            {text.lockedRun(run, formatDate(date))}
          </Alert>
        ))}
        {facts.last_day && (
          <section>
            <Title order={4} size="h5" mb={4}>
              {text.away}
            </Title>
            <Away away={context.away} />
          </section>
        )}
      </Stack>
    </Part>
  )
}

/** A part of the details with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

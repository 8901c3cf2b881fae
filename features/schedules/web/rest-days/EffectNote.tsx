import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Entry } from '#kit/web/master-data/entry.ts'
import { useRoute } from '#kit/web/query.ts'
import { showRestDayEffect } from '../../contract/rest-day.ts'
import { LockedRunList } from '../LockedRunList.tsx'
import { useScheduleText } from '../text.ts'

interface Props {
  entry: Entry | undefined
  /** The values of the form; null if the rest day is deleted. */
  values: Record<string, unknown> | null
}

/** The approved runs that the change affects; empty while the form is incomplete, or if there are none. */
export function EffectNote({ entry, values }: Props) {
  const text = useScheduleText()
  const rule =
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]))
  const body = showRestDayEffect.body.safeParse({ rest_day_id: entry?.id ?? null, rule })
  const input = body.success ? body.data : { rest_day_id: null, rule: null }
  const runs = useRoute(showRestDayEffect, { body: input }, { enabled: body.success }).data?.data.runs ?? []
  if (!body.success || runs.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconLock size={18} />} title={text.lockedTitle} role="status">
      <LockedRunList runs={runs} />
    </Alert>
  )
}

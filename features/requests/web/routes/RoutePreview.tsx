import { NumberInput, Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { useMay } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { previewApprovalRoute } from '../../contract.ts'
import { ColleagueSelect } from '../ask/ColleagueSelect.tsx'
import { RouteLine } from '../ask/RouteLine.tsx'
import { kindTitle, requestKind } from '../kinds.ts'
import classes from './routes.module.css'
import { useRouteText } from './text.ts'

/** Who would be asked for a request of one employee, step by step. */
export function RoutePreview({ kinds }: { kinds: readonly string[] }) {
  const text = useRouteText()
  const language = useLanguage()
  const [kind, setKind] = useState(kinds[0] ?? '')
  const [employeeId, setEmployee] = useState<number | null>(null)
  const [days, setDays] = useState<number | string>('')
  const Picker = useMay()('view-employee') ? EmployeePicker : ColleagueSelect
  const hasDays = requestKind(kind)?.conditions?.includes('min_days') ?? false
  const query = {
    kind,
    employee_id: employeeId ?? 0,
    days: hasDays && days !== '' ? Number(days) : undefined,
  }
  const answer = useRoute(previewApprovalRoute, { query }, { enabled: employeeId !== null && kind !== '' })
  const steps = employeeId === null ? undefined : answer.data?.data
  return (
    <section className={classes.card} aria-label={text.preview}>
      <Title order={2} size="h4" mb="sm">
        {text.preview}
      </Title>
      <Stack gap="sm">
        <Select
          label={text.kind}
          allowDeselect={false}
          data={kinds.map((value) => ({ value, label: kindTitle(value, language) }))}
          value={kind}
          onChange={(value) => value && setKind(value)}
        />
        <Picker label={text.employee} value={employeeId} onChange={setEmployee} />
        {hasDays && <NumberInput label={text.days} min={0} step={0.5} value={days} onChange={setDays} />}
        {employeeId !== null && answer.error && (
          <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
        )}
        {steps?.length === 0 && <Text c="dimmed">{text.none}</Text>}
        {steps && steps.length > 0 && <RouteLine steps={steps} isTitled />}
      </Stack>
    </section>
  )
}

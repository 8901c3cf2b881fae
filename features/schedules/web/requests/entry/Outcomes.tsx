import { Alert, Button, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import CancelRequests from '../CancelRequests.tsx'
import { useRequestText } from '../text.ts'
import type { EntryKind, EntryResult, Outcome } from './entry-kind.ts'
import classes from './outcomes.module.css'

interface Props<Row extends { employee_id: number }, W extends { code: string }> {
  kind: EntryKind<Row, W>
  rows: readonly Row[]
  result: EntryResult<W>
  isBusy: boolean
  onStore: (store: 'good' | 'all') => void
  onBack: () => void
}

type Shown = 'all' | 'warned' | 'refused'
const TONES: Record<Outcome<unknown>['state'] | 'stored', Tone> = {
  good: 'info',
  warned: 'wait',
  refused: 'bad',
  stored: 'good',
}

/** What would be, or was, entered for each person and day, with the warnings; and the buttons that enter it. */
export function Outcomes<Row extends { employee_id: number }, W extends { code: string }>(
  props: Props<Row, W>,
) {
  const { kind, rows, result, onBack } = props
  const text = useRequestText().entry
  const [shown, setShown] = useState<Shown>('all')
  const people = new Map(result.people.map((person) => [person.id, person]))
  const lines = rows.flatMap((row, at) => {
    const outcome = result.outcomes[at]
    if (!outcome) return []
    const person = people.get(row.employee_id)
    const state = outcome.is_stored ? ('stored' as const) : outcome.state
    return [
      {
        id: at,
        state,
        emp_number: person?.emp_number ?? '',
        employee_name: person?.employee_name ?? '',
        day: kind.dayOf(row),
        what: kind.whatOf(row),
        why: [
          ...(outcome.refusal ? [text.refusals[outcome.refusal]] : []),
          ...outcome.warnings.map(kind.sentence),
        ].join(' · '),
      },
    ]
  })
  const count = (state: string) => lines.filter((line) => line.state === state).length
  const visible = shown === 'all' ? lines : lines.filter(({ state }) => state === shown)
  return (
    <Paper withBorder p="lg" radius="lg">
      <Stack gap="md">
        <Bar {...props} good={count('good')} warned={count('warned')} onBack={onBack} />
        <SegmentedControl
          aria-label={text.show}
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          style={{ alignSelf: 'start' }}
          data={(['all', 'warned', 'refused'] as const).map((value) => ({
            value,
            label: `${text.shown[value]} (${formatNumber(value === 'all' ? lines.length : count(value), 0)})`,
          }))}
        />
        <RowsTable
          rows={visible}
          label={text.result}
          maxHeight="520px"
          columns={[
            { key: 'emp_number', title: text.number, width: 110 },
            { key: 'employee_name', title: text.employee, primary: true },
            {
              key: 'day',
              title: text.day,
              width: 120,
              cell: ({ day }) => <span className="figures">{formatDate(day)}</span>,
            },
            {
              key: 'what',
              title: text.what,
              cell: ({ what }) => <span className={classes.what}>{what}</span>,
            },
            {
              key: 'state',
              title: text.state,
              cell: ({ state, why }) => (
                <>
                  <StatusBadge tone={TONES[state]}>{text.states[state]}</StatusBadge>
                  {why && (
                    <Text size="xs" c="dimmed" mt={2}>
                      {why}
                    </Text>
                  )}
                </>
              ),
            },
          ]}
        />
      </Stack>
    </Paper>
  )
}

/** The sum of the outcomes and what can be done with them. */
function Bar<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
  result,
  isBusy,
  onStore,
  onBack,
  good,
  warned,
}: Props<Row, W> & { good: number; warned: number }) {
  const text = useRequestText().entry
  const words = useKitText()
  const [isUndoing, setUndoing] = useState(false)
  const { entry_id: entryId, stored } = result
  if (entryId !== null)
    return (
      <>
        <Alert color="leaf" role="status" title={text.stored(formatNumber(stored, 0))}>
          <Group gap="sm">
            <Button size="sm" onClick={onBack}>
              {text.next}
            </Button>
            <Button size="sm" variant="default" onClick={() => setUndoing(true)}>
              {text.undo}
            </Button>
          </Group>
        </Alert>
        {isUndoing && (
          <CancelRequests
            title={kind.cancelTitle}
            name={text.undoName(formatNumber(stored, 0))}
            send={(body) => kind.cancel(entryId, body)}
            onCancelled={onBack}
            onClose={() => setUndoing(false)}
          />
        )}
      </>
    )
  const all = good + warned
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2} size="h3">
        {text.result}
      </Title>
      <Group gap="sm">
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {words.action.back}
        </Button>
        {warned > 0 && (
          <Button variant="light" loading={isBusy} onClick={() => onStore('all')}>
            {text.storeAll(formatNumber(all, 0))}
          </Button>
        )}
        {good > 0 && (
          <Button loading={isBusy} onClick={() => onStore('good')}>
            {warned > 0 ? text.storeGood(formatNumber(good, 0)) : text.store(formatNumber(good, 0))}
          </Button>
        )}
      </Group>
    </Group>
  )
}

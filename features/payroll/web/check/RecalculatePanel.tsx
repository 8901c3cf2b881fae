import { Button, Group, Text } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import type { RunChanges, RunDetail } from '../../contract.ts'
import { useRunChanges } from '../run/use-run-changes.ts'
import { useRunText } from '../text.ts'
import classes from './RecalculatePanel.module.css'
import { mayRecalculate, useRecalculate } from './use-recalculate.ts'

/** The facts of an employee that have changed since the calculation; undefined if there are none, or they are not known yet. */
export function useChangedPerson(
  run: RunDetail,
  employeeId: number,
): RunChanges['people'][number] | undefined {
  const changes = useRunChanges(run, run.is_calculating)
  return mayRecalculate(run)
    ? changes?.people.find(({ employee_id }) => employee_id === employeeId)
    : undefined
}

interface Props {
  run: RunDetail
  employeeId: number
  /** Afterwards the employee has no payslip in the run. */
  onGone?: (() => void) | undefined
  /** The main button beside what has changed. */
  isMain?: boolean
}

/** Calculates one payslip again. */
export function RecalculateButton({ run, employeeId, onGone, isMain = false }: Props) {
  const text = useRunText().recalculate
  const recalculate = useRecalculate(run, onGone)
  if (!mayRecalculate(run)) return null
  return (
    <Button
      size="compact-md"
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconCalculator size={17} />}
      loading={recalculate.isPending}
      onClick={() => recalculate.start(employeeId)}
    >
      {text.one}
    </Button>
  )
}

/** Which facts of the employee have changed since the calculation, with the button to calculate the payslip again. */
export function RecalculatePanel({ changed, ...props }: Props & { changed: RunChanges['people'][number] }) {
  const text = useRunText()
  return (
    <Group justify="space-between" gap="xs" className={classes.panel}>
      <Text size="sm" className={classes.text}>
        {text.recalculate.outdated(changed.facts.map((fact) => text.changes.employee[fact]).join(' · '))}
      </Text>
      <RecalculateButton {...props} isMain />
    </Group>
  )
}

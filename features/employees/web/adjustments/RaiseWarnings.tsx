import { Alert, List } from '@mantine/core'
import type { RaiseWarning } from '../../contract.ts'
import { useAdjustmentText } from './text.ts'

/** What a user should know before salaries change. */
export function RaiseWarnings({ warnings }: { warnings: readonly RaiseWarning[] }) {
  const text = useAdjustmentText()
  if (warnings.length === 0) return null
  const sentence = (warning: RaiseWarning) =>
    warning.code === 'in_locked_run'
      ? text.warnings.in_locked_run(warning.run.title)
      : text.warnings[warning.code](`${warning.emp_number} ${warning.employee_name}`)
  return (
    <Alert color="yellow" title={text.warningTitle}>
      <List size="sm">
        {warnings
          .slice(0, 20)
          .map(sentence)
          .map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
      </List>
    </Alert>
  )
}

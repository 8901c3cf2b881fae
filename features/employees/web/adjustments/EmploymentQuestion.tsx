import { List } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import type { EmploymentQuestionFacts } from '../../contract.ts'
import { useAdjustmentText } from './text.ts'

interface Props {
  facts: EmploymentQuestionFacts
  onClose: () => void
  onConfirm: () => void
}

/** Names the approved runs with days that a new start or end date moves, before it is saved. */
export function EmploymentQuestion({ facts, onClose, onConfirm }: Props) {
  const text = useAdjustmentText()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={text.warningTitle}
      confirmLabel={text.storeAnyway}
    >
      <List>
        {facts.runs.map(({ id, title }) => (
          <List.Item key={id}>{text.datesInLockedRun(title)}</List.Item>
        ))}
      </List>
    </ConfirmDialog>
  )
}

import { List } from '@mantine/core'
import type { EmploymentQuestionFacts } from '../../contract.ts'
import { StoreAnyway } from './StoreAnyway.tsx'
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
    <StoreAnyway onClose={onClose} onConfirm={onConfirm}>
      <List>
        {facts.runs.map(({ id, title }) => (
          <List.Item key={id}>{text.datesInLockedRun(title)}</List.Item>
        ))}
      </List>
    </StoreAnyway>
  )
}

import { List } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import type { ImportRunFacts } from '../../contract.ts'
import { useImportText } from './text.ts'

interface Props {
  facts: ImportRunFacts
  onClose: () => void
  onConfirm: () => void
}

/** Names the approved runs into which the accepted changes of a file date, before they are stored. */
export function RunQuestion({ facts, onClose, onConfirm }: Props) {
  const text = useImportText().runQuestion
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={text.title}
      confirmLabel={text.confirm}
    >
      <List>
        {facts.runs.map(({ key, run, count }) => (
          <List.Item key={`${key} ${run}`}>{text[key](run, formatNumber(count, 0))}</List.Item>
        ))}
      </List>
    </ConfirmDialog>
  )
}

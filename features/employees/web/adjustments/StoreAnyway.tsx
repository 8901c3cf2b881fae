import type { ReactNode } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { useAdjustmentText } from './text.ts'

interface Props {
  onClose: () => void
  onConfirm: () => void
  /** What to look at before. */
  children: ReactNode
}

/** Asks whether a record is stored in spite of what it touches. */
export function StoreAnyway({ onClose, onConfirm, children }: Props) {
  const text = useAdjustmentText()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={text.warningTitle}
      confirmLabel={text.storeAnyway}
    >
      {children}
    </ConfirmDialog>
  )
}

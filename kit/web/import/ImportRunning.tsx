import { ProgressPanel } from '../feedback/ProgressPanel.tsx'
import { useImportWords } from './text.ts'

/** The progress of storing the valid rows. */
export function ImportRunning({ done, total }: { done: number; total: number }) {
  const { importing, importingNote } = useImportWords()
  return <ProgressPanel title={importing} state="running" done={done} total={total} note={importingNote} />
}

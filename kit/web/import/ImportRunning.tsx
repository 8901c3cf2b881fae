import { ProgressPanel } from '../feedback/ProgressPanel.tsx'
import { useImportWords } from './text.ts'

/** How far the storing of the good rows is. */
export function ImportRunning({ done, total }: { done: number; total: number }) {
  const { importing, importingNote } = useImportWords()
  return <ProgressPanel title={importing} state="running" done={done} total={total} note={importingNote} />
}

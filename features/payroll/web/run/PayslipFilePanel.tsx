import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRunText } from '../text.ts'
import type { PayslipFileState } from './use-payslip-file.ts'

/** The progress of the PDF with all payslips. */
export function PayslipFilePanel({ file: { file, save } }: { file: PayslipFileState }) {
  const text = useRunText().takeOut
  const words = useKitText()
  if (!file) return null
  if (file.status === 'failed') return <ProgressPanel title={text.failed} state="failed" />
  if (file.status === 'working')
    return (
      <ProgressPanel title={text.making} state="running" done={file.done} total={file.total || undefined} />
    )
  return (
    <ProgressPanel
      title={text.ready}
      state="done"
      actions={
        <Button size="compact-sm" variant="default" leftSection={<IconDownload size={16} />} onClick={save}>
          {words.action.download}
        </Button>
      }
    />
  )
}

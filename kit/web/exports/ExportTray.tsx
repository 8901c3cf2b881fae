import { ActionIcon, Indicator, Stack, Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ExportFile } from '#kit/contract/export-files.ts'
import { toastError } from '../feedback/toast.ts'
import { showToast } from '../feedback/toast-store.ts'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useRoute } from '../query.ts'
import { PopoverPanel } from '../show/PopoverPanel.tsx'
import { ExportCard } from './ExportCard.tsx'
import { exportFiles } from './export-files.ts'
import { openExports, useExportsOpen } from './exports-open.ts'
import { saveExport } from './save-export.ts'

const EVERY = 1500
const READY_TIME = 15_000

const isUnfinished = ({ status }: ExportFile) => status === 'waiting' || status === 'working'

/**
 * The user's files that are being made in the background or are ready. Without any, there is no button. A message
 * offers a file as soon as it is ready, on whichever screen the user is.
 */
export default function ExportTray() {
  const text = useKitText()
  const isOpen = useExportsOpen()
  const unfinished = useRef(new Set<number>())
  const list = useRoute(exportFiles, {}, { onFocus: true, every: (answer) => pollingTime(answer?.data) })
  const answer = list.data
  useEffect(() => {
    for (const file of answer?.data ?? []) {
      if (isUnfinished(file)) unfinished.current.add(file.id)
      else if (unfinished.current.delete(file.id)) tellEnd(file, text)
    }
  }, [answer, text])
  const files = answer?.data ?? []
  if (files.length === 0) return null
  const label = `${text.exports.title}: ${formatNumber(files.length, 0)}`
  return (
    <Indicator processing disabled={!files.some(isUnfinished)} color="leaf" size={12} offset={8}>
      <PopoverPanel
        opened={isOpen}
        onClose={() => openExports(false)}
        label={text.exports.title}
        width={380}
        target={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={label}
            onClick={() => openExports(!isOpen)}
          >
            <IconFileDownload size={20} />
          </ActionIcon>
        }
      >
        <Stack gap="sm">
          <Text component="h2" fw={600}>
            {text.exports.title}
          </Text>
          <Text size="sm" c="dimmed">
            {text.exports.hint}
          </Text>
          {files.map((file) => (
            <ExportCard key={file.id} file={file} />
          ))}
        </Stack>
      </PopoverPanel>
    </Indicator>
  )
}

const pollingTime = (files: readonly ExportFile[] | undefined) => (files?.some(isUnfinished) ? EVERY : false)

function tellEnd(file: ExportFile, text: ReturnType<typeof useKitText>): void {
  if (file.status !== 'done') {
    toastError(text.exports.failed(file.name))
    return
  }
  const action = { label: text.action.download, run: () => void saveExport(file) }
  showToast({ message: text.exports.ready(file.name), kind: 'success', time: READY_TIME, action })
}

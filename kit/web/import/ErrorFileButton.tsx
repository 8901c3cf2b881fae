import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { toastError } from '../feedback/toast.ts'
import { download } from '../files.ts'
import { useImportWords } from './text.ts'

export interface ErrorFile {
  route: RouteSpec
  params: Record<string, number>
}

/** Downloads all invalid rows with their reasons. */
export function ErrorFileButton({ route, params }: ErrorFile) {
  const { errorFile } = useImportWords()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    await download(route, { params }).catch(toastError)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={isBusy}
      onClick={() => void fetchFile()}
    >
      {errorFile}
    </Button>
  )
}

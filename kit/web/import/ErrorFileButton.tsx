import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { XLSX } from '#kit/contract/file-types.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { toastError } from '../feedback/toast.ts'
import { download, saveFile } from '../files.ts'
import { useImportWords } from './text.ts'

/** All invalid rows with their reasons: a call, or the file itself as .xlsx in base64 with the name of the uploaded one. */
export type ErrorFile =
  | { route: RouteSpec; params: Record<string, number> }
  | { base64: string; name: string }

/** Downloads all invalid rows with their reasons. */
export function ErrorFileButton(file: ErrorFile) {
  const { errorFile } = useImportWords()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    if ('base64' in file) saveFile(blobOf(file.base64), errorFileName(file.name))
    else await download(file.route, { params: file.params }).catch(toastError)
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

const errorFileName = (name: string) => `${name.replace(/\.xlsx$/i, '')} – errors.xlsx`
const blobOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: XLSX })

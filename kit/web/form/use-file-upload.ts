import { useEffect, useRef, useState } from 'react'
import type { RouteSpec, Upload } from '#kit/contract/route.ts'
import type { StoredFile } from '#kit/contract/stored-files.ts'
import { errorText } from '../api-error.ts'
import { upload } from '../files.ts'
import { formatBytes } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { currentLanguage } from '../i18n/language.ts'

type UploadRoute = RouteSpec & { upload: Upload }

/** Uploads a chosen file immediately, so that saving the form only sends its id. `progress`: from 0 to 1. */
export function useFileUpload(route: UploadRoute, onStored: (stored: StoredFile, file: File) => void) {
  const { field } = useKitText()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File | null) {
    if (!file) return
    setError(undefined)
    if (file.size > route.upload.maxBytes)
      return setError(field.dropTooLarge(formatBytes(route.upload.maxBytes)))
    running.current?.abort()
    const sending = new AbortController()
    running.current = sending
    setProgress(0)
    try {
      const options = { file, onProgress: setProgress, signal: sending.signal }
      const { data } = (await upload(route, options)) as { data: StoredFile }
      onStored(data, file)
    } catch (thrown) {
      if (!sending.signal.aborted) setError(errorText(thrown, currentLanguage()))
    } finally {
      if (running.current === sending) setProgress(undefined)
    }
  }
  return { send, progress, error, accept: route.upload.types.join(',') }
}

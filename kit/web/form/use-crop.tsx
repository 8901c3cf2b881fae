import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { canShowImage, type PictureKind } from './crop-image.ts'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

/** A chosen picture is cropped before it is sent, if the browser can display it. `dialog` is rendered by the field. */
export function useCrop(
  kind: PictureKind,
  send: (file: File) => Promise<void>,
): { choose: (file: File | null) => Promise<void>; dialog: ReactNode } {
  const [source, setSource] = useState<{ url: string; file: File }>()
  useEffect(() => () => void (source && URL.revokeObjectURL(source.url)), [source])
  async function choose(file: File | null) {
    if (!file) return
    const url = URL.createObjectURL(file)
    if (await canShowImage(url)) return setSource({ url, file })
    URL.revokeObjectURL(url)
    await send(file)
  }
  const dialog = source && (
    <Suspense>
      <CropDialog
        {...source}
        kind={kind}
        onCancel={() => setSource(undefined)}
        onCrop={(file) => {
          setSource(undefined)
          void send(file)
        }}
      />
    </Suspense>
  )
  return { choose, dialog }
}

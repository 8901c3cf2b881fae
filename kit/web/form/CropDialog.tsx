import { Button, Group, Modal, Slider, Text } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useKitText } from '../i18n/kit-text.ts'
import { cropImage } from './crop-image.ts'

interface Props {
  file: File
  /** An object URL of the file. */
  url: string
  onCancel: () => void
  /**
   * Called with the cropped picture, or with the original file if the browser has too little memory to crop it.
   */
  onCrop: (file: File) => void
}

const MAX_ZOOM = 4

/** Chooses the square of a picture: drag, pinch, wheel, arrow keys, and a slider for the zoom. */
export function CropDialog({ file, url, onCancel, onCrop }: Props) {
  const { field, action } = useKitText()
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isBusy, setIsBusy] = useState(false)

  async function finish() {
    if (!area) return
    setIsBusy(true)
    onCrop(await cropImage(url, area, file.name).catch(() => file))
  }
  return (
    <Modal opened onClose={onCancel} size={500} title={field.cropTitle} centered>
      <div
        style={{ position: 'relative', width: 'min(100%, 60vh, 22rem)', aspectRatio: 1, margin: '0 auto' }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': field.cropArea }}
        />
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {field.cropHint}
      </Text>
      <Text component="div" size="sm" mt="sm" id="crop-zoom">
        {field.cropZoom}
      </Text>
      <Slider
        value={zoom}
        onChange={setZoom}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        label={null}
        thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {action.cancel}
        </Button>
        <Button onClick={() => void finish()} loading={isBusy} disabled={!area}>
          {field.cropUse}
        </Button>
      </Group>
    </Modal>
  )
}

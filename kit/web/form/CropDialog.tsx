import { Button, Group, Modal, SegmentedControl, Slider, Text } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useKitText } from '../i18n/kit-text.ts'
import { cropImage, type PictureKind } from './crop-image.ts'

interface Props {
  file: File
  /** An object URL of the file. */
  url: string
  /** A face in a circle, or a logo in one of several shapes. */
  kind: PictureKind
  onCancel: () => void
  /**
   * Called with the cropped picture, or with the original file if the browser has too little memory to crop it.
   */
  onCrop: (file: File) => void
}

const MAX_ZOOM = 4
/** Smaller than the frame, a logo has room around it. */
const LEAST_OF_LOGO = 0.5
/** Width of each shape of a logo for a height of 1. */
const SHAPES = { square: 1, wide: 2, long: 4 }
type Shape = keyof typeof SHAPES

/** Chooses a part of a picture: drag, pinch, wheel, arrow keys, and a slider for the zoom. */
export function CropDialog({ file, url, kind, onCancel, onCrop }: Props) {
  const { field, action } = useKitText()
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isBusy, setIsBusy] = useState(false)
  const [shape, setShape] = useState<Shape>('square')
  const isLogo = kind === 'logo'

  async function finish() {
    if (!area) return
    setIsBusy(true)
    onCrop(await cropImage(url, area, file.name, kind).catch(() => file))
  }
  return (
    <Modal opened onClose={onCancel} size={500} title={field.cropTitle} centered>
      {isLogo && (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={field.cropShape}
          value={shape}
          onChange={(next) => setShape(next as Shape)}
          data={Object.entries(field.cropShapes).map(([value, label]) => ({ value, label }))}
        />
      )}
      <div
        style={{ position: 'relative', width: 'min(100%, 60vh, 22rem)', aspectRatio: 1, margin: '0 auto' }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          minZoom={isLogo ? LEAST_OF_LOGO : 1}
          restrictPosition={!isLogo}
          aspect={SHAPES[shape]}
          objectFit={isLogo ? 'contain' : 'cover'}
          cropShape={isLogo ? 'rect' : 'round'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': field.cropArea }}
        />
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {isLogo ? field.cropLogoHint : field.cropHint}
      </Text>
      <Text component="div" size="sm" mt="sm" id="crop-zoom">
        {field.cropZoom}
      </Text>
      <Slider
        value={zoom}
        onChange={setZoom}
        min={isLogo ? LEAST_OF_LOGO : 1}
        max={MAX_ZOOM}
        step={0.05}
        label={null}
        thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {action.cancel}
        </Button>
        {isLogo && (
          <Button variant="default" onClick={() => onCrop(file)}>
            {field.cropWhole}
          </Button>
        )}
        <Button onClick={() => void finish()} loading={isBusy} disabled={!area}>
          {field.cropUse}
        </Button>
      </Group>
    </Modal>
  )
}

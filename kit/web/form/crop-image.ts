interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Side of a cropped picture in pixels: the largest size that the server stores. */
const MAX_SIDE = 1024
const QUALITY = 0.9

/**
 * Whether the browser can decode the file as an image. Formats that only the server can read are sent
 * unchanged.
 */
export function canShowImage(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}

/** The square `area`, in pixels of the image, as a JPEG of at most 1024 × 1024 pixels on white. */
export async function cropImage(url: string, area: Area, name: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(Math.min(area.width, area.height))))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2D canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('the browser could not encode the picture')
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Longer side of a cropped picture in pixels: the largest size that the server stores. */
const MAX_SIDE = 1024
const QUALITY = 0.9

/** A photo as a JPEG on white, a logo as a PNG that keeps what is transparent. */
export type PictureKind = 'photo' | 'logo'

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

/** The `area`, in pixels of the image, at most 1024 pixels wide and high. */
export async function cropImage(
  url: string,
  area: Area,
  name: string,
  kind: PictureKind = 'photo',
): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, MAX_SIDE / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2D canvas')
  if (kind === 'photo') {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const type = kind === 'photo' ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new Error('the browser could not encode the picture')
  const ending = kind === 'photo' ? 'jpg' : 'png'
  return new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type })
}

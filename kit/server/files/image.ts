import sharp, { type Sharp } from 'sharp'
import { AppError } from '#kit/contract/errors.ts'
import { FairQueue } from '#kit/database/fair-queue.ts'

/** Largest number of pixels of an image; a photo of a recent phone has 12 to 50 million. */
const MAX_PIXELS = 64_000_000
/** Longer side of a stored image in pixels. */
const LONGEST_SIDE = 4096
/** Sides of a stored picture of a person, and of its thumbnail, in pixels. */
const PICTURE_SIDE = 1024
const THUMBNAIL_SIDE = 128
/** Longer side of a stored logo in pixels. */
const LOGO_SIDE = 512
const SECONDS = 20
/** Few images are decoded at a time, and companies take turns, because one image can need 250 MB of memory. */
const turns = new FairQueue({ total: 2, perKey: 1, waiting: 20, seconds: 60 })

sharp.cache(false)
sharp.concurrency(1)

export type ImageFormat = 'jpeg' | 'png' | 'webp'

/** Opens the image with correct orientation; metadata and other contents of the file are not copied. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS })
    .autoOrient()

async function runInTurn<T>(
  companyId: number,
  bytes: Buffer,
  work: (side: number) => Promise<T>,
): Promise<T> {
  const end = await turns.enter(companyId)
  try {
    // Reads only the header.
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    if (width * height > MAX_PIXELS) throw new AppError('image_too_large')
    return await work(Math.min(width, height))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file_damaged', { cause: error })
  } finally {
    end()
  }
}

/**
 * Re-encodes an image in its own format, at most 4096 pixels wide and high. Throws `file_damaged`,
 * `image_too_large`, `busy`.
 */
export function encodeImage(companyId: number, bytes: Buffer, format: ImageFormat): Promise<Buffer> {
  return runInTurn(companyId, bytes, () =>
    open(bytes)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: 85 })
      .toBuffer(),
  )
}

/** Encodes a square WebP of at most 1024 pixels and a thumbnail of 128 pixels. Throws like `encodeImage`. */
export function encodePicture(companyId: number, bytes: Buffer): Promise<{ full: Buffer; small: Buffer }> {
  return runInTurn(companyId, bytes, async (shorterSide) => {
    const side = Math.min(PICTURE_SIDE, shorterSide)
    const full = await open(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer()
    const small = await sharp(full)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    return { full, small }
  })
}

/** Encodes a PNG of at most 512 pixels, transparent where the image is, without empty edges. Throws like `encodeImage`. */
export function encodeLogo(companyId: number, bytes: Buffer): Promise<Buffer> {
  return runInTurn(companyId, bytes, async (shorterSide) => {
    const image = await open(bytes)
      .resize({ width: LOGO_SIDE * 4, height: LOGO_SIDE * 4, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    // The edges of an image of one or two pixels cannot be found.
    const content = shorterSide < 3 ? sharp(image) : sharp(image).trim({ threshold: 8 })
    return content
      .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  })
}

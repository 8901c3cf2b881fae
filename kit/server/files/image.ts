import sharp, { type Sharp } from 'sharp'
import { AppError } from '#kit/contract/errors.ts'
import { FairQueue } from '#kit/database/fair-queue.ts'

/** Pixels that an image may decode to; a photo of a recent phone has 12 to 50 million. */
const MAX_PIXELS = 64_000_000
/** Pixels of the longer side of a stored image. */
const LONGEST_SIDE = 4096
/** Pixels of the sides of a stored picture of a person, and of its thumbnail. */
const PICTURE_SIDE = 1024
const THUMBNAIL_SIDE = 128
const SECONDS = 20
/** Images decode a few at a time, company by company in turn: one may take 250 MB of memory. */
const turns = new FairQueue({ total: 2, perKey: 1, waiting: 20, seconds: 60 })

sharp.cache(false)
sharp.concurrency(1)

export type ImageFormat = 'jpeg' | 'png' | 'webp'

/** The image turned upright, without metadata; whatever else the file held is not copied. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS })
    .autoOrient()

async function inTurn<T>(companyId: number, bytes: Buffer, work: (side: number) => Promise<T>): Promise<T> {
  const end = await turns.enter(companyId)
  try {
    // Reads the head alone.
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    if (width * height > MAX_PIXELS) throw new AppError('image_too_large')
    return await work(Math.min(width, height))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file_damaged', { cause: error })
  } finally {
    end()
  }
}

/** Encodes an image anew in its own format, at most 4096 pixels wide and high. Throws `file_damaged`, `image_too_large`, `busy`. */
export function encodeImage(companyId: number, bytes: Buffer, format: ImageFormat): Promise<Buffer> {
  return inTurn(companyId, bytes, () =>
    open(bytes)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: 85 })
      .toBuffer(),
  )
}

/** A square WebP of at most 1024 pixels, and a thumbnail of 128. Throws what `encodeImage` throws. */
export function encodePicture(companyId: number, bytes: Buffer): Promise<{ full: Buffer; small: Buffer }> {
  return inTurn(companyId, bytes, async (shorterSide) => {
    const side = Math.min(PICTURE_SIDE, shorterSide)
    const full = await open(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer()
    const small = await sharp(full)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    return { full, small }
  })
}

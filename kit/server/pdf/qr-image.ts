import sharp from 'sharp'
import { encode } from 'uqr'

/** Pixels of a module of the QR code, so that its edges are sharp in print. */
const MODULE = 8

/** A QR code as a PNG for a document: a PDF contains it once, a drawing would be repeated on every page. */
export function qrImage(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 1 })
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
  return image
    .resize(size * MODULE, size * MODULE, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

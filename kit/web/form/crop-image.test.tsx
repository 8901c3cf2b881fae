import { expect, test } from 'vitest'
import { cropImage } from './crop-image.ts'

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]

/** A picture of 400 × 200 pixels: the left half red, the right half blue. */
async function picture(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  for (const [colour, x] of [
    ['#f00', 0],
    ['#00f', 200],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(x, 0, 200, 200)
  }
  return canvas.toDataURL('image/png')
}

/** The size of a picture in pixels, and its colours at places, each as shares of its width and height. */
async function read(file: File, places: readonly (readonly [number, number])[]) {
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const colours = places.map(([x, y]) => [
    ...context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data.slice(0, 3),
  ])
  return { size: [bitmap.width, bitmap.height], colours }
}

/** JPEG changes colours slightly. */
const near = (colour: readonly number[]) => colour.map((part) => expect.closeTo(part, -1.5))

test('a picture is cropped to the chosen square, as a JPEG with its name', async () => {
  const url = await picture()
  const file = await cropImage(url, { x: 150, y: 20, width: 100, height: 100 }, 'me.png')
  expect([file.name, file.type]).toEqual(['me.jpg', 'image/jpeg'])
  const { size, colours } = await read(file, [
    [0.1, 0.5],
    [0.9, 0.5],
  ])
  expect(size).toEqual([100, 100])
  expect(colours).toEqual([near(RED), near(BLUE)])
})

test('a large square becomes 1024 pixels wide', async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 1500
  canvas.height = 1500
  const file = await cropImage(canvas.toDataURL(), { x: 0, y: 0, width: 1500, height: 1500 }, 'large.png')
  const { size, colours } = await read(file, [[0.5, 0.5]])
  expect(size).toEqual([1024, 1024])
  // Transparent parts are white.
  expect(colours).toEqual([near([255, 255, 255])])
})

test('a wide part of a logo keeps its shape and what is transparent, as a PNG', async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 3000
  canvas.height = 1000
  const file = await cropImage(
    canvas.toDataURL(),
    { x: 0, y: 0, width: 3000, height: 750 },
    'logo.webp',
    'logo',
  )
  expect([file.name, file.type]).toEqual(['logo.png', 'image/png'])
  const bitmap = await createImageBitmap(file)
  expect([bitmap.width, bitmap.height]).toEqual([1024, 256])
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  expect(context.getImageData(0, 0, 1, 1).data[3]).toBe(0)
})

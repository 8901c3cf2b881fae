import { fine, type Outcome, problem } from './outcome.ts'

/** Metres: zones of scan points start at about this radius. */
const FINE_ENOUGH = 100
const PATIENCE = 20_000

/** Requests the position; the browser asks the user for permission if necessary. */
export function checkPosition(): Promise<Outcome> {
  const { geolocation } = navigator
  if (!geolocation || !window.isSecureContext)
    return Promise.resolve(problem(({ position }) => position.missing))
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(placeFound(coords)),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? refused : noSignal),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 0 },
    )
  })
}

const refused = problem(
  ({ position }) => position.refused,
  ({ position }) => position.refusedAdvice,
)
const noSignal = problem(
  ({ position }) => position.noSignal,
  ({ position }) => position.noSignalAdvice,
)

function placeFound({ latitude, longitude, accuracy }: GeolocationCoordinates): Outcome {
  const place = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  const found = ({ position }: Parameters<Outcome['found']>[0]) =>
    position.found(place, String(Math.round(accuracy)))
  return accuracy <= FINE_ENOUGH ? fine(found) : problem(found, ({ position }) => position.coarse)
}

/** Shows a notification; phones allow it only through their service worker. */
export async function checkNotification(title: string, body: string): Promise<Outcome> {
  const missing = problem(
    ({ notification }) => notification.missing,
    ({ notification }) => notification.missingAdvice,
  )
  if (!('Notification' in window) || !window.isSecureContext) return missing
  if ((await Notification.requestPermission()) !== 'granted')
    return problem(
      ({ notification }) => notification.refused,
      ({ notification }) => notification.refusedAdvice,
    )
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification(title, { body })
    else new Notification(title, { body })
  } catch {
    return missing
  }
  return fine(({ notification }) => notification.shown)
}

/** Letters with vowels above and below, and tone marks on top of them. */
export const LAO_SAMPLE = 'ນ້ຳ · ຜູ້ຊ່ຽວຊານ · ຫຼິ້ນ · ຄຶ້ນ · ປີ້ · ກຸ້ງ · ໃໝ່ · ຊື່ · ຫຼູ້ຍ · ເຊົ້າ'

/** `check` also returns true for a font that was never declared, so the font faces are tested. */
export async function checkFont(): Promise<Outcome> {
  const fonts = ['400 16px "Noto Sans Lao"', '700 16px "Noto Sans Lao"']
  const loaded = await Promise.all(
    fonts.map(async (font) => {
      const faces = await document.fonts.load(font, LAO_SAMPLE).catch(() => [])
      return faces.length > 0 && document.fonts.check(font, LAO_SAMPLE)
    }),
  )
  if (loaded.every(Boolean)) return fine(({ font }) => font.loaded)
  return problem(
    ({ font }) => font.absent,
    ({ font }) => font.advice,
  )
}

/** Opens the print dialog for the sample page (`PrintSample`); nothing else is printed. */
export async function checkPrinting(): Promise<Outcome> {
  let isOpened = false
  const opened = () => {
    isOpened = true
  }
  const closed = () => delete document.body.dataset.print
  document.body.dataset.print = 'sample'
  window.addEventListener('beforeprint', opened, { once: true })
  window.addEventListener('afterprint', closed, { once: true })
  window.print()
  // Some browsers open the dialog only after the script has ended.
  await new Promise((resolve) => setTimeout(resolve, 500))
  window.removeEventListener('beforeprint', opened)
  if (isOpened) return fine(({ printing }) => printing.opened)
  closed()
  return problem(
    ({ printing }) => printing.failed,
    ({ printing }) => printing.advice,
  )
}

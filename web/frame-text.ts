import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const frame = defineDictionary({
  la: () => import('./locales/frame-la.ts'),
  en: () => import('./locales/frame-en.ts'),
})

/** The few texts of the frame that a phone needs for its first screen; a dictionary loads when its file does. */
export function useFrameText() {
  return useText(frame)
}

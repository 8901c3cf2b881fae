import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const load = () => import('./locales/titles.ts')
const titles = defineDictionary({
  la: async () => ({ default: (await load()).la }),
  en: async () => ({ default: (await load()).en }),
})

/** The titles of all routes, for menus and headings. */
export function useTitles(): Record<string, string> {
  return useText(titles)
}

/** Both languages at once: the command palette finds an entry in either. */
export async function titlesInBoth(): Promise<{ la: Record<string, string>; en: Record<string, string> }> {
  const [la, en] = await Promise.all([titles.load('la'), titles.load('en')])
  return { la, en }
}

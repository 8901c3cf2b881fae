import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'authorize.document.index': { la: 'ສິດເຂົ້າເຖິງເອກະສານ', en: 'Document access' },
  'authorize.document.create': { la: 'ເພີ່ມສິດເຂົ້າເຖິງເອກະສານ', en: 'New document access' },
} satisfies RouteTitles

import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'authorize.document.index': { la: 'ສິດເຂົ້າເຖິງເອກະສານ', en: 'Document access' },
  'authorize.document.create': { la: 'ເພີ່ມສິດເຂົ້າເຖິງເອກະສານ', en: 'New document access' },
} satisfies RouteTitles

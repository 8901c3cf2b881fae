import type { Language } from '#kit/contract/scalars.ts'

const SETTLEMENT: Record<Language, string> = { la: 'ສະສາງ', en: 'Settlement' }

/** As `settlementTitle` writes it in either language, with the id that a repeated title gets. */
const OF_SETTLEMENT = /^(?:ສະສາງ|Settlement)( .+ \d\d\/\d\d\/\d{4}(?: \(\d+\))?)$/

/** The title of the run of a settlement, which nobody enters. `lastDay` as it is displayed: DD/MM/YYYY. */
export const settlementTitle = (empNumber: string, lastDay: string, language: Language) =>
  `${SETTLEMENT[language]} ${empNumber} ${lastDay}`

/** The title of a run for a reader: that of a settlement is stored in the language of who made it. Other titles stay as entered. */
export const titleIn = (title: string, language: Language): string =>
  title.replace(OF_SETTLEMENT, `${SETTLEMENT[language]}$1`)

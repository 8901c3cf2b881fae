import { fileNameText } from '#kit/contract/file-name.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { isLocked, type RunStatus } from './run-states.ts'
import { titleIn } from './run-title.ts'

export const DRAFT: Record<Language, string> = { la: 'ຮ່າງ', en: 'DRAFT' }
const NOT_APPROVED: Record<Language, string> = {
  la: 'ສະບັບຮ່າງ – ຍັງບໍ່ໄດ້ອະນຸມັດ',
  en: 'DRAFT – not approved',
}

interface Run {
  title: string
  from_date: string
  to_date: string
  status: RunStatus
}

const LAO_LETTER = /[\u0e80-\u0eff]/

/** The word that marks a document of a run that is not approved; '' for the others. */
export const draftMark = ({ status }: Pick<Run, 'status'>, language: Language): string =>
  isLocked(status) ? '' : DRAFT[language]

/** The mark of the files of these runs: that of a draft if one of them is not approved. */
export const draftOf = (runs: readonly Pick<Run, 'status'>[], language: Language) =>
  runs.some(({ status }) => !isLocked(status))
    ? { word: DRAFT[language], text: NOT_APPROVED[language] }
    : null

/** The run in the name of a file: its title; in an English name its days, if the title is Lao. */
function runInName(run: Run, language: Language): string {
  const title = titleIn(run.title, language)
  return language === 'en' && LAO_LETTER.test(title) ? `${run.from_date} to ${run.to_date}` : title
}

/** The name of a file of a run without extension, in the reader's language; that of a run that is not approved begins with "DRAFT". */
export const documentName = (name: string, run: Run, language: Language): string =>
  fileNameText([draftMark(run, language), name, runInName(run, language)].filter(Boolean).join(' '))

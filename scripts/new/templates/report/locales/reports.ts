import type { ReportTexts } from '#kit/contract/report-texts.ts'

/** Names and titles of the reports of this feature, by the route of their screen. */
export const reportTexts = {
  'sample-notes.index': {
    name: 'sample-notes',
    title: { la: 'Sample la', en: 'Sample title' },
    text: { la: 'ລາຍງານຂອງພະນັກງານແຕ່ລະຄົນ', en: 'Sample title of each employee' },
  },
} as const satisfies ReportTexts

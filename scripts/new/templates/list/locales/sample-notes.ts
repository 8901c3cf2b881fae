/** The list of sample notes on the screen and in its Excel file. */
export const SAMPLE_NOTES_TEXTS = {
  title: { la: 'Sample la', en: 'Sample title' },
  text: { la: 'ລາຍການທັງໝົດຂອງບໍລິສັດ', en: 'All sample notes of the company' },
  name: { la: 'ຊື່', en: 'Name' },
  none: { la: 'ຍັງບໍ່ມີລາຍການ', en: 'No sample notes yet' },
} as const

/** "Yes" and "No" for values that are true or false. */
export const YES_NO_WORDS = {
  true: { la: 'ແມ່ນ', en: 'Yes' },
  false: { la: 'ບໍ່ແມ່ນ', en: 'No' },
} as const

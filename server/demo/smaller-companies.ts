/** The second company, paid by days worked. */
export const COFFEE = {
  name: 'ບໍລິສັດ ກາເຟ ປາກຊ່ອງ ຈຳກັດ',
  first: 60,
  count: 40,
  firstNumber: 201,
  settings: { mode: 'worked-days', night_premium: false } as const,
}

/** Company 12, which pays tax and social security. */
export const HOTEL = {
  name: 'ໂຮງແຮມ ແມ່ຂອງ',
  first: 300,
  count: 60,
  firstNumber: 12001,
  settings: { tax_payer: 'company', sso_payer: 'company', gross_up: true } as const,
}

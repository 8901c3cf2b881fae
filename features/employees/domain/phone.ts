/**
 * A phone number as E.164 if it is clearly Lao (mobile 020 + 8, 030 + 7, landlines of 8 digits after their zero) or
 * already international; others stay as typed. Eight digits without a zero also stay, because they can be a mobile
 * number without its 20 or a landline. Rules: libphonenumber 1.13.16 for LA.
 */
export function normalPhone(typed: string): string {
  const compact = typed.replace(/[\s().-]/g, '')
  const rest = compact.replace(/^(?:\+856|00856|856(?=\d{8,10}$))0?/, '')
  const hasCode = rest !== compact
  if (hasCode || /^0[1-9]/.test(compact)) {
    const national = hasCode ? rest : compact.slice(1)
    return isMobile(national) || isLandline(national) ? `+856${national}` : typed
  }
  if (isMobile(compact)) return `+856${compact}`
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : typed
}

const isMobile = (national: string) => /^(?:20(?:[23579]\d{7}|8[78]\d{6})|30\d{7})$/.test(national)
const isLandline = (national: string) => /^[2-8][1-8]\d{6}$/.test(national)

/** The number as dialled in Laos, 020 5555 1234 without spaces; '' if it is not Lao. */
export function dialledPhone(stored: string): string {
  return stored.startsWith('+856') ? `0${stored.slice(4)}` : ''
}

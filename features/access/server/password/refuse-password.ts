import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { isCommonPassword } from './common-passwords.ts'

const TEXTS = {
  common: {
    la: 'ລະຫັດຜ່ານນີ້ມີຄົນໃຊ້ຫຼາຍ ເດົາໄດ້ງ່າຍ ກະລຸນາເລືອກລະຫັດອື່ນ',
    en: 'Many people use this password; it is easy to guess. Please choose another one.',
  },
  wrong: { la: 'ລະຫັດຜ່ານປັດຈຸບັນບໍ່ຖືກຕ້ອງ', en: 'The current password is incorrect' },
  again: {
    la: 'ກະລຸນາປ້ອນລະຫັດຜ່ານທີ່ທ່ານໃຊ້ເຂົ້າສູ່ລະບົບ',
    en: 'Enter the password with which you signed in',
  },
  same: {
    la: 'ລະຫັດຜ່ານໃໝ່ຕ້ອງຕ່າງຈາກລະຫັດຜ່ານປັດຈຸບັນ',
    en: 'The new password must differ from the current one',
  },
  code: { la: 'ລະຫັດບໍ່ຖືກຕ້ອງ ຫຼື ໝົດອາຍຸແລ້ວ', en: 'The code is wrong or has expired' },
} satisfies Record<string, Record<Language, string>>

/** A 422 with one message on one field. */
export function refuse(field: string, text: keyof typeof TEXTS, language: Language): AppError {
  return new AppError('invalid_input', { fields: { [field]: [TEXTS[text][language]] } })
}

/** Throws a 422 on `new_password` for a common password, or the email address itself. */
export function requireUncommon(password: string, email: string, language: Language): void {
  const isOwnAddress = [email, email.split('@')[0]].includes(password.trim().toLowerCase())
  if (isOwnAddress || isCommonPassword(password)) throw refuse('new_password', 'common', language)
}

/** Checks a password that an administrator typed. */
export function requireTyped(password: string, email: string, language: Language): string {
  requireUncommon(password, email, language)
  return password
}

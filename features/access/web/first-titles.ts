import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's public and employee screens, which belong to the first load of a phone. */
export const titles = {
  Login: { la: 'ເຂົ້າສູ່ລະບົບ', en: 'Sign in' },
  'auth.token': { la: 'ກຳລັງເຂົ້າສູ່ລະບົບ', en: 'Signing in' },
  'reset.password.index': { la: 'ລືມລະຫັດຜ່ານ', en: 'Forgot password' },
  'verify.code.index': { la: 'ລະຫັດຢືນຢັນ', en: 'Verification code' },
  confirmResetPassword: { la: 'ຕັ້ງລະຫັດຜ່ານໃໝ່', en: 'New password' },
  ForgotPasswordSuccess: { la: 'ປ່ຽນລະຫັດຜ່ານສຳເລັດ', en: 'Password changed' },
  changePassword: { la: 'ປ່ຽນລະຫັດຜ່ານ', en: 'Change password' },
  'second.factor': { la: 'ການຢືນຢັນສອງຂັ້ນ', en: 'Second factor' },
  'access.denied': { la: 'ບໍ່ມີສິດເຂົ້າເຖິງ', en: 'Access denied' },
} satisfies RouteTitles

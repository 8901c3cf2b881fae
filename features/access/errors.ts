import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const accessErrors = defineErrors({
  invalid_credentials: {
    status: 401,
    la: 'ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ',
    en: 'Username or password is incorrect',
  },
  account_disabled: {
    status: 403,
    la: 'ບັນຊີນີ້ຖືກປິດໃຊ້ງານ',
    en: 'This account is disabled',
  },
  /** A password that was typed by an administrator was not changed in time. */
  password_expired: {
    status: 403,
    la: 'ລະຫັດຜ່ານທີ່ຜູ້ອື່ນຕັ້ງໃຫ້ໝົດອາຍຸແລ້ວ. ກະລຸນາກົດ “ລືມລະຫັດຜ່ານ?” ຫຼື ຂໍລະຫັດໃໝ່ຈາກຝ່າຍບຸກຄະລາກອນ',
    en: 'The password that was set for you has expired. Choose “Forgot password?” or ask HR for a new one.',
  },
  /** A first start is creating the demo companies: sign-in is refused until they are complete. */
  demo_not_complete: {
    status: 503,
    la: 'ກຳລັງກະກຽມຂໍ້ມູນຕົວຢ່າງ ກະລຸນາລໍຖ້າ',
    en: 'The demo is being prepared. Please wait.',
  },
  company_suspended: {
    status: 403,
    la: 'ບໍລິສັດນີ້ຖືກໂຈະນຳໃຊ້',
    en: 'This company is suspended',
  },
  /** The provider's user is inside a company: their own account can be changed after leaving. */
  inside_company: {
    status: 403,
    la: 'ກະລຸນາອອກຈາກບໍລິສັດກ່ອນ',
    en: 'Please leave the company first',
  },
  /** The provider's user has been inside a company for the longest time that an entry can be extended to. */
  entry_too_long: {
    status: 409,
    la: 'ທ່ານຢູ່ໃນບໍລິສັດຄົບ 4 ຊົ່ວໂມງແລ້ວ. ກະລຸນາອອກ ແລະ ເຂົ້າໃໝ່ ພ້ອມບອກເຫດຜົນ',
    en: 'An entry lasts at most 4 hours. Leave the company and enter it again with a reason.',
  },
  /** The provider's user is inside a company: only users of the company create and change its accounts. */
  company_accounts: {
    status: 403,
    la: 'ການສ້າງ ແລະ ແກ້ໄຂບັນຊີຜູ້ໃຊ້ ຕ້ອງໃຫ້ຄົນຂອງບໍລິສັດເປັນຜູ້ເຮັດ',
    en: 'Only users of the company can create and change its user accounts',
  },
  /** Wrong, used, replaced or expired: all have the same answer. */
  link_void: {
    status: 401,
    la: 'ລິ້ງນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ',
    en: 'This link is no longer valid',
  },
  /** PUBLIC_URL is not set: a mailed link would not work. */
  no_public_address: {
    status: 409,
    la: 'ສົ່ງລິ້ງບໍ່ໄດ້ ເພາະລະບົບຍັງບໍ່ໄດ້ຕັ້ງທີ່ຢູ່ເວັບ (PUBLIC_URL)',
    en: 'No link can be mailed: the address of this installation (PUBLIC_URL) is not set',
  },
  /** The account has no address: its user gets a one-time password instead of a link. */
  no_email: {
    status: 409,
    la: 'ບັນຊີນີ້ບໍ່ມີອີເມວ ກະລຸນາໃຫ້ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວແທນ',
    en: 'This account has no email address. Give a one-time password instead.',
  },
  /** The account has more than the role of an employee, or a second factor. */
  administrator_only: {
    status: 403,
    la: 'ສະເພາະຜູ້ດູແລບໍລິສັດເທົ່ານັ້ນທີ່ໃຫ້ລະຫັດຜ່ານໃໝ່ແກ່ບັນຊີນີ້ໄດ້',
    en: 'Only an administrator of the company can give this account a new password',
  },
  last_admin: {
    status: 409,
    la: 'ນີ້ແມ່ນຜູ້ດູແລຄົນສຸດທ້າຍ ຕ້ອງມີຜູ້ດູແລຢ່າງໜ້ອຍໜຶ່ງຄົນ',
    en: 'This is the last administrator. There must be at least one.',
  },
  role_too_high: {
    status: 403,
    la: 'ຜູ້ໃຊ້ ຫຼື ບົດບາດນີ້ມີສິດຫຼາຍກວ່າທ່ານ',
    en: 'This user or role has permissions that you do not have',
  },
  /** The user has chosen the password: only an administrator of the company can type another one. */
  password_chosen: {
    status: 403,
    la: 'ຜູ້ນີ້ຕັ້ງລະຫັດຜ່ານເອງແລ້ວ. ກະລຸນາສົ່ງລິ້ງທາງອີເມວແທນ',
    en: 'This person has chosen a password. Please mail a link instead.',
  },
  /** The employee chose a password and has no address: a new one opens the payslips and needs `reset-password`. */
  password_in_use: {
    status: 403,
    la: 'ຜູ້ນີ້ຕັ້ງລະຫັດຜ່ານເອງແລ້ວ. ຕ້ອງມີສິດ “ຕັ້ງລະຫັດຜ່ານແທນລະຫັດທີ່ໃຊ້ຢູ່” ເພາະລະຫັດໃໝ່ເປີດໃບແຈ້ງເງິນເດືອນໄດ້',
    en: 'This person has chosen a password. A new one opens the payslips and needs the permission “Replace passwords in use”.',
  },
  own_role: {
    status: 409,
    la: 'ປ່ຽນບົດບາດຂອງຕົນເອງບໍ່ໄດ້',
    en: 'You cannot change your own role',
  },
  second_factor_unavailable: {
    status: 503,
    la: 'ການຢືນຢັນສອງຂັ້ນຍັງໃຊ້ບໍ່ໄດ້: ຜູ້ດູແລເຊີບເວີຕ້ອງຕັ້ງ SECRET_KEY ກ່ອນ',
    en: 'The second factor cannot be used yet: the operator of the server must set SECRET_KEY',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof accessErrors, true> {}
}

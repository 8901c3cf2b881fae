import {
  addAdminUser,
  addCompanyUser,
  listAdminUserRoles,
  listAdminUsers,
  listCompanyUserRoles,
  listCompanyUsers,
  removeAdminUserFactor,
  removeCompanyUserFactor,
  sendAdminUserLink,
  sendCompanyUserLink,
  updateAdminUser,
  updateCompanyUser,
} from '../../contract/users.ts'

export const PROVIDER_SIDE = {
  list: listAdminUsers,
  roles: listAdminUserRoles,
  add: addAdminUser,
  update: updateAdminUser,
  sendLink: sendAdminUserLink,
  removeFactor: removeAdminUserFactor,
}

/** The calls of one side; the company's differ in their paths alone. */
export type UserSide = typeof PROVIDER_SIDE

export const COMPANY_SIDE = {
  list: listCompanyUsers,
  roles: listCompanyUserRoles,
  add: addCompanyUser,
  update: updateCompanyUser,
  sendLink: sendCompanyUserLink,
  removeFactor: removeCompanyUserFactor,
} as unknown as UserSide

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
  sendAdminUserSignInLink,
  sendCompanyUserLink,
  sendCompanyUserSignInLink,
  updateAdminUser,
  updateCompanyUser,
} from '../../contract/users.ts'

export const PROVIDER_SIDE = {
  list: listAdminUsers,
  roles: listAdminUserRoles,
  add: addAdminUser,
  update: updateAdminUser,
  sendLink: sendAdminUserLink,
  sendSignInLink: sendAdminUserSignInLink,
  removeFactor: removeAdminUserFactor,
}

/** The calls of one side; those of the company differ only in their paths. */
export type UserSide = typeof PROVIDER_SIDE

export const COMPANY_SIDE = {
  list: listCompanyUsers,
  roles: listCompanyUserRoles,
  add: addCompanyUser,
  update: updateCompanyUser,
  sendLink: sendCompanyUserLink,
  sendSignInLink: sendCompanyUserSignInLink,
  removeFactor: removeCompanyUserFactor,
} as unknown as UserSide

import { useAccountText } from '../text.ts'
import { UserCreate } from './UserCreate.tsx'
import { COMPANY_SIDE } from './user-side.ts'

/** Adds a user of the company. */
export default function CompanyUserCreateScreen() {
  const { companyTitle: title } = useAccountText().user
  return <UserCreate side={COMPANY_SIDE} title={title} list="companyUser.index" />
}

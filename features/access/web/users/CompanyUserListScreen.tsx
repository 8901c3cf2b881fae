import { useAccountText } from '../text.ts'
import { UserList } from './UserList.tsx'
import { COMPANY_SIDE } from './user-side.ts'

/** The company's own users. */
export default function CompanyUserListScreen() {
  const { companyTitle: title } = useAccountText().user
  return <UserList side={COMPANY_SIDE} title={title} name="company-users" create="companyUser.create" />
}

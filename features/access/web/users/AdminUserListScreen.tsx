import { useAccountText } from '../text.ts'
import { UserList } from './UserList.tsx'
import { PROVIDER_SIDE } from './user-side.ts'

/** The provider's own users. */
export default function AdminUserListScreen() {
  const { adminTitle: title } = useAccountText().user
  return <UserList side={PROVIDER_SIDE} title={title} name="admin-users" create="userAdmin.create" />
}

import { useAccountText } from '../text.ts'
import { UserCreate } from './UserCreate.tsx'
import { PROVIDER_SIDE } from './user-side.ts'

/** A new user of the provider's. */
export default function AdminUserCreateScreen() {
  const { adminTitle: title } = useAccountText().user
  return <UserCreate side={PROVIDER_SIDE} title={title} list="userAdmin.index" />
}

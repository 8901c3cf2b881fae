import { useSession } from '#kit/web/session.ts'
import { Delegations } from './Delegations.tsx'

/** Who decides for an employee, and for whom the employee decides; for HR those of all employees. */
export default function OwnDelegationScreen() {
  return <Delegations ofAll={useSession()?.roles.includes('hrmanager') ?? false} />
}

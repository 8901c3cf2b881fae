import { Delegations } from './Delegations.tsx'

/** Who decides for employees who are away, on the company's side. */
export default function StaffDelegationScreen() {
  return <Delegations ofAll />
}

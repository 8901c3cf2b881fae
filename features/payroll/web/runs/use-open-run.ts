import { useNavigate } from 'react-router'
import { type RunOfAddress, runAddress } from '../run-address.ts'

/** Opens a run. */
export function useOpenRun(): (run: RunOfAddress) => void {
  const navigate = useNavigate()
  return (run) => void navigate(runAddress(run))
}

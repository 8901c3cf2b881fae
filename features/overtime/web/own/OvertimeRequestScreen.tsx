import OvertimeRequestPage from './OvertimeRequestPage.tsx'

/** The screen on which an employee asks for overtime. */
export default function OvertimeRequestScreen() {
  return <OvertimeRequestPage />
}

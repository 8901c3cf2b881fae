/** What the employees' screens of later features render directly. */
export { AskButton } from './ask/AskButton.tsx'
export { ColleagueSelect } from './ask/ColleagueSelect.tsx'
export { Preview } from './ask/Preview.tsx'
export { RequestSent } from './ask/RequestSent.tsx'
export { usePreview } from './ask/use-preview.ts'
export { RequestStatusBadge } from './RequestStatusBadge.tsx'
export { useRequestWords } from './text.ts'
export { WaitsForText } from './WaitsForText.tsx'

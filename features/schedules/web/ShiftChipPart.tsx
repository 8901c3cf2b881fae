export { ShiftChip as default } from './ShiftChip.tsx'

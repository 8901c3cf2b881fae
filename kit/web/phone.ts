/** Up to this width a screen counts as a phone's: lists become cards, dialogs take the whole screen (Mantine's `sm`). */
export const PHONE = '(max-width: 47.99em)'

/** Up to this width the phone layout is used: lists become cards, dialogs are full-screen (Mantine's `sm`). */
export const PHONE = '(max-width: 47.99em)'

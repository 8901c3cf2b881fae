/** The routes whose files this tab has loaded. */
export const arrivedScreens = new Set<string>()

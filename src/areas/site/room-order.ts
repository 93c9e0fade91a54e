/** What puts the area together: it imports rooms, and no room imports it. */
export const composition = ['area', 'personal', 'seed', 'seed-conversations', 'tables']

/** The rooms of the site in their order: a room imports from those before it. The check of imports reads both lists. */
export const order = [['ui'], ['request-kinds'], ['content'], ['requests'], ['inbox'], ['pace'], ['portal'], ['pages']] as const

/** What puts the area together: it imports rooms, and no room imports it. */
export const composition = ['area', 'home', 'public', 'seed', 'tables']

/** The rooms of access in their order: a room imports from those before it. The check of imports reads both lists. */
export const order = [['audit'], ['roles'], ['delegations'], ['approvals'], ['staff'], ['right-holders']] as const

/** The page a list is asked for: a whole number from 1 on, and no further than anybody leafs. */
export const pageIn = (query: URLSearchParams) => Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 400)

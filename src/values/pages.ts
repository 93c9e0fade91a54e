/** The page a list is asked for: a whole number from 1 on, and no further than anybody leafs. */
export const pageIn = (query: URLSearchParams, most = 400) =>
  Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), most)

/** The page that is shown: the one asked for, or the last there is. */
export const pageWithin = (page: number, count: number, perPage: number) =>
  Math.min(page, Math.max(1, Math.ceil(count / perPage)))

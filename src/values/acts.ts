/** The address of one of several forms of a page, with all the page was asked for: a refusal finds it as it was. */
export function actAt(search: string, act: string) {
  const asked = new URLSearchParams(search)
  asked.set('act', act)
  return `?${asked}`
}

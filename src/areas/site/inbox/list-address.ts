/** The filters of a list as they go on in an address; which form was sent from there is not one of them. */
export function withoutAct(search: string | URLSearchParams) {
  const kept = new URLSearchParams(search)
  kept.delete('act')
  return kept.size ? `?${kept}` : ''
}

/** The same, for a form sent from there. */
export function withAct(search: string | URLSearchParams, act: string) {
  const kept = new URLSearchParams(search)
  kept.set('act', act)
  return `?${kept}`
}

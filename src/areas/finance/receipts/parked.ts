/** A payment as it stood when it was put aside. */
export type ParkedForm = Record<string, string>

/** What was written beside each due stands beside it again, wherever it comes in the list now; what was paid meanwhile is not there. */
export function overDuesNow(form: ParkedForm, dues: readonly { id: string }[]): ParkedForm {
  const places = Object.entries(form).flatMap(([name, charge]) =>
    name.startsWith('charge') ? [[charge, name.slice(6)] as const] : [],
  )
  const placeOf = new Map(places)
  const above = Object.entries(form).filter(([name]) => !/^(charge|pay)\d/.test(name))
  const paid = dues.flatMap(({ id }, index) => {
    const amount = form[`pay${placeOf.get(id)}`]
    return amount ? [[`pay${index + 1}`, amount] as const] : []
  })
  return Object.fromEntries([...above, ...paid])
}

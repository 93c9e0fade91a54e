/** A kept number in the groups people read: +96891234567 is «+968 9123 4567»; of other countries we know no groups. */
export function inGroups(number: string) {
  return number.replace(/^(\+968)(\d{4})(\d{4})$/, '$1 $2 $3')
}

/** A kept number in the groups people read: +96891234567 is «+968 9123 4567»; of other countries we know no groups. */
export function inGroups(number: string) {
  return number.replace(/^(\+968)(\d{4})(\d{4})$/, '$1 $2 $3')
}

/** Eight digits of Oman that begin with 2 are a landline, where a message never arrives. */
export const takesMessages = (phone: string) => !phone.startsWith('+9682')

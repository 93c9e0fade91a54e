/** ISO 7064: the remainder of the whole, its four first signs put last and letters read as numbers, is one. */
export function isIban(text: string) {
  if (!/^OM\d{21}$/.test(text)) return false
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((sign) => String(Number.parseInt(sign, 36))).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

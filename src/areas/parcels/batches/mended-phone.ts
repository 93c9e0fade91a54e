import { latinDigits } from '#values/text.ts'

/**
 * A phone as tables have it, as somebody would type it: the first of several, without the decimals and powers a spreadsheet makes of a
 * number, without the zero in front of it and without what was written beside it.
 */
export function mendedPhone(cell: string) {
  const [first = ''] = latinDigits(cell).split(/[/،,;]| و /)
  const plain = asWholeNumber(first.trim()).replace(/[^\d+]/g, '')
  return plain.replace(/^0(?=[279]\d{7}$)/, '').replace(/^(?:00|\+)?9680?(?=[279]\d{7}$)/, '')
}

function asWholeNumber(text: string) {
  if (/^\d(\.\d+)?e\+?\d{1,2}$/i.test(text)) return String(Number(text))
  return text.replace(/^(\d{7,15})\.0+$/, '$1')
}
